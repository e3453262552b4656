package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import javax.xml.parsers.DocumentBuilderFactory;
import org.rdma4j.sys.Errno;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * The jar of rdma-sys together with the probes, so that a JVM needs no other file, whichever user runs it.
 *
 * <p>If Maven has not packed the jar yet, it is built from the classes and from the manifest entries in the module's
 * pom.xml.
 */
final class SysJar {
    static final String NATIVE = "META-INF/native/";

    private static final String DESCRIPTOR = "module-info.class";

    private final SortedMap<String, byte[]> entries;

    private SysJar(SortedMap<String, byte[]> entries) {
        this.entries = entries;
    }

    /** Returns the jar as built. */
    static SysJar built() {
        try {
            Path location = location(Errno.class);
            SortedMap<String, byte[]> entries = new TreeMap<>(read(location));
            if (Files.isRegularFile(location)) {
                // The descriptor in a packed jar lists the packages of the module, without those of the probes.
                entries.put(DESCRIPTOR, Files.readAllBytes(location.resolveSibling("classes/" + DESCRIPTOR)));
            }
            entries.putIfAbsent(JarFile.MANIFEST_NAME, manifest());
            for (Class<?> probe : List.of(SituationProbe.class, LoadersProbe.class, RedeployProbe.class)) {
                read(location(probe)).forEach((name, bytes) -> {
                    if (name.startsWith(probe.getName().replace('.', '/'))) {
                        entries.put(name, bytes);
                    }
                });
            }
            return new SysJar(entries);
        } catch (Exception e) {
            throw new AssertionError("the jar cannot be made", e);
        }
    }

    /** Returns a copy without the entries whose names begin with {@code prefix}. */
    SysJar without(String prefix) {
        SortedMap<String, byte[]> fewer = new TreeMap<>(entries);
        fewer.keySet().removeIf(name -> name.startsWith(prefix));
        return new SysJar(fewer);
    }

    /** Returns a copy with an entry added or replaced. */
    SysJar with(String name, byte[] content) {
        SortedMap<String, byte[]> more = new TreeMap<>(entries);
        more.put(name, content);
        return new SysJar(more);
    }

    /** Returns the name of the wrapper library for the machine of the build. */
    String wrapper() {
        return entries.keySet().stream()
                .filter(name -> name.startsWith(NATIVE) && name.endsWith(Host.classifier() + ".so"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("rdma-sys carries no wrapper for " + Host.classifier()));
    }

    byte[] content(String name) {
        return entries.get(name);
    }

    /** Writes the jar to a file that every user may read. */
    Path write(Path file) {
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            jar.setLevel(Deflater.NO_COMPRESSION);
            // The manifest must be the first entry.
            put(jar, JarFile.MANIFEST_NAME);
            for (String name : entries.keySet()) {
                if (!name.equals(JarFile.MANIFEST_NAME)) {
                    put(jar, name);
                }
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(JarOutputStream jar, String name) throws IOException {
        jar.putNextEntry(new ZipEntry(name));
        jar.write(entries.get(name));
    }

    private static Path location(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static SortedMap<String, byte[]> read(Path location) throws IOException {
        SortedMap<String, byte[]> entries = new TreeMap<>();
        if (Files.isDirectory(location)) {
            try (Stream<Path> files = Files.walk(location)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    entries.put(location.relativize(file).toString(), Files.readAllBytes(file));
                }
            }
            return entries;
        }
        try (JarFile jar = new JarFile(location.toFile())) {
            for (var entry : jar.stream().filter(e -> !e.isDirectory()).toList()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        return entries;
    }

    private static byte[] manifest() throws Exception {
        Path pom = Path.of(System.getProperty("rdma4j.tests.root", "..")).resolve("rdma-sys/pom.xml");
        Element declared = (Element) DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(pom.toFile())
                .getElementsByTagName("manifestEntries")
                .item(0);
        StringBuilder text = new StringBuilder("Manifest-Version: 1.0\n");
        NodeList children = declared.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i).getNodeType() == Node.ELEMENT_NODE) {
                text.append(children.item(i).getNodeName())
                        .append(": ")
                        .append(children.item(i).getTextContent().trim())
                        .append('\n');
            }
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
