package org.rdma4j.gen.emit;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;

/**
 * The files emitted for one configuration, in memory.
 *
 * @param java sources by path, relative to the source folder, with forward slashes
 * @param nativeImage texts by file name, for the folder of GraalVM's native-image; a single file
 */
public record EmittedSources(SortedMap<String, String> java, SortedMap<String, String> nativeImage)
        implements SourceSink {

    /** Creates an empty collection. */
    public EmittedSources() {
        this(new TreeMap<>(), new TreeMap<>());
    }

    @Override
    public void java(String path, String text) {
        java.put(path, text);
    }

    @Override
    public void nativeImage(String name, String text) {
        nativeImage.put(name, text);
    }

    /** Returns the Java for one release. */
    public static SortedMap<String, String> java(Metadata metadata, Config config, List<Metadata> imported) {
        EmittedSources emitted = new EmittedSources();
        Emitter.emit(MergedReleases.of(metadata), config, imported, DeclarationOrigins.HEADERS, emitted);
        return emitted.java();
    }
}
