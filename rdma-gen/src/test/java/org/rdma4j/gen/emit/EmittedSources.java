package org.rdma4j.gen.emit;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;

/**
 * What one configuration's metadata becomes, kept in memory.
 *
 * @param java source by path, relative to the root of the source folder, with forward slashes
 * @param nativeImage text by name, for the folder that GraalVM's native-image reads; one file
 */
public record EmittedSources(SortedMap<String, String> java, SortedMap<String, String> nativeImage)
        implements SourceSink {

    /** Nothing yet. */
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

    /** The Java of one release. */
    public static SortedMap<String, String> java(Metadata metadata, Config config, List<Metadata> imported) {
        EmittedSources emitted = new EmittedSources();
        Emitter.emit(MergedReleases.of(metadata), config, imported, DeclarationOrigins.HEADERS, emitted);
        return emitted.java();
    }
}
