package org.rdma4j.tests.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Rules of Maven Central for the POM of a library and the files next to it, and rules for a POM without a parent.
 *
 * <p>Depends only on the JDK, so that ./dev package can run it from source: {@code java PomRules.java POM} for a
 * snapshot, {@code --release} for a release with its additional files, and {@code --signed} for a release to be
 * uploaded, which also requires signatures and checksums of all files.
 */
public final class PomRules {
    private static final List<String> TEXTS = List.of(
            "groupId",
            "artifactId",
            "version",
            "name",
            "description",
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "developers/developer/organization",
            "scm/connection",
            "scm/developerConnection",
            "scm/url");
    /** Elements that configure repositories, which is up to the user, or that concern the build only. */
    private static final List<String> UNWANTED =
            List.of("parent", "repositories", "pluginRepositories", "build", "profiles", "modules");

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{[^}]*}");
    private static final Pattern NO_PAGE = Pattern.compile("[.](invalid|example|test)(/|$)|localhost");

    /** Coordinates become names of folders and files. */
    private static final Pattern COORDINATE = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");

    /** Entry that each jar must contain, by file suffix. */
    private static final Map<String, Pattern> JARS = Map.of(
            ".jar", Pattern.compile(".*[.]class"),
            "-sources.jar", Pattern.compile(".*[.]java"),
            "-javadoc.jar", Pattern.compile("index[.]html"));

    private static final Map<String, String> CHECKSUMS = Map.of(".md5", "MD5", ".sha1", "SHA-1");

    /** Stages of publication. */
    enum Level {
        /** A version for tests. */
        SNAPSHOT,
        /** A final version, with a web page, and with jars next to the POM. */
        RELEASE,
        /** A final version to be uploaded to a public repository. */
        SIGNED
    }

    private final Element project;
    private final List<String> faults = new ArrayList<>();

    private PomRules(Element project) {
        this.project = project;
    }

    /** Prints the violations, and exits with 1 if there are any. */
    public static void main(String[] arguments) throws IOException {
        Level level = Level.SNAPSHOT;
        if (arguments.length == 2) {
            level = arguments[0].equals("--release") ? Level.RELEASE : Level.SIGNED;
        }
        if (arguments.length != 1 && !(arguments.length == 2 && arguments[0].matches("--(release|signed)"))) {
            System.err.println("usage: java PomRules.java [--release | --signed] POM");
            System.exit(2);
        }
        Path pom = Path.of(arguments[arguments.length - 1]);
        List<String> faults = faults(pom, level);
        faults.forEach(fault -> System.err.println(pom + ": " + fault));
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    /** Returns the violations of a POM and the files named like it; empty if there are none. */
    static List<String> faults(Path pom, Level level) throws IOException {
        PomRules rules;
        try {
            rules = new PomRules(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement());
        } catch (SAXException | ParserConfigurationException e) {
            return List.of("is not XML: " + e.getMessage());
        }
        rules.check();
        if (level != Level.SNAPSHOT) {
            rules.checkRelease(pom);
        }
        if (level == Level.SIGNED) {
            rules.checkSigned(pom);
        }
        return rules.faults;
    }

    private void check() throws IOException {
        for (String path : TEXTS) {
            if (text(project, path).isEmpty()) {
                faults.add("lacks " + path);
            }
        }
        for (String name : List.of("groupId", "artifactId", "version")) {
            String value = text(project, name);
            if (!value.isEmpty() && !COORDINATE.matcher(value).matches()) {
                faults.add("has " + name + " '" + value + "', which cannot be part of a file's name");
            }
        }
        String packaging = text(project, "packaging");
        if (!packaging.isEmpty() && !packaging.equals("jar")) {
            faults.add("has packaging " + packaging + " instead of jar");
        }
        for (String name : UNWANTED) {
            if (!children(project, name).isEmpty()) {
                faults.add("has " + name);
            }
        }
        Matcher property = PROPERTY.matcher(project.getTextContent());
        while (property.find()) {
            faults.add("has " + property.group() + " without a value");
        }
        for (Element dependencies : children(project, "dependencies")) {
            for (Element dependency : children(dependencies, "dependency")) {
                checkDependency(dependency);
            }
        }
    }

    private void checkDependency(Element dependency) {
        String what = "dependency " + text(dependency, "groupId") + ":" + text(dependency, "artifactId");
        String version = text(dependency, "version");
        if (version.isEmpty()) {
            faults.add(what + " has no version");
        } else if (!version.matches("[0-9][0-9A-Za-z.+-]*")
                || version.endsWith("-SNAPSHOT") && !isSibling(dependency)) {
            faults.add(what + " has version " + version + ", which is not a final version");
        }
        if (text(dependency, "scope").equals("system")) {
            faults.add(what + " has scope system");
        }
    }

    /**
     * Returns {@code true} if the dependency is from the same build. Snapshots may depend on such snapshots;
     * checkRelease rejects both in a release.
     */
    private boolean isSibling(Element dependency) {
        return Stream.of("groupId", "version")
                .allMatch(each -> text(dependency, each).equals(text(project, each)));
    }

    private void checkRelease(Path pom) throws IOException {
        String version = text(project, "version");
        if (version.endsWith("-SNAPSHOT")) {
            faults.add("has version " + version + ", which is a snapshot");
        }
        for (String path : List.of("url", "scm/url", "scm/connection", "scm/developerConnection")) {
            String value = text(project, path);
            if (!value.contains("https://") || NO_PAGE.matcher(value).find()) {
                faults.add("has " + path + " " + value + ", which is not a public https address");
            }
        }
        String name = name();
        if (!pom.getFileName().toString().equals(name + ".pom")) {
            faults.add("is not named " + name + ".pom");
        }
        for (Map.Entry<String, Pattern> jar : new TreeMap<>(JARS).entrySet()) {
            checkJar(pom.resolveSibling(name + jar.getKey()), jar.getValue());
        }
    }

    private String name() {
        return text(project, "artifactId") + "-" + text(project, "version");
    }

    private void checkJar(Path jar, Pattern wanted) throws IOException {
        if (!Files.isRegularFile(jar)) {
            faults.add("has no " + jar.getFileName() + " next to it");
            return;
        }
        try (ZipFile file = new ZipFile(jar.toFile())) {
            if (file.stream().noneMatch(entry -> wanted.matcher(entry.getName()).matches())) {
                faults.add("has a " + jar.getFileName() + " without " + wanted);
            }
        } catch (ZipException e) {
            faults.add("has a " + jar.getFileName() + " that is not a jar: " + e.getMessage());
        }
    }

    /** Checks that each file of the library has a signature and checksums. gpg has to verify the signatures. */
    private void checkSigned(Path pom) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(pom.toAbsolutePath().getParent())) {
            files = all.filter(file -> file.getFileName().toString().matches(Pattern.quote(name()) + "[.-].*"))
                    .filter(file -> !file.toString().matches(".*[.](asc|md5|sha1)"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            String asc = file.getFileName() + ".asc";
            Path signature = file.resolveSibling(asc);
            if (!Files.isRegularFile(signature)) {
                faults.add("has no " + asc + " next to it");
            } else if (!Files.readString(signature).startsWith("-----BEGIN PGP SIGNATURE-----")) {
                faults.add("has a " + asc + " that is not a signature");
            }
            for (Map.Entry<String, String> checksum : new TreeMap<>(CHECKSUMS).entrySet()) {
                checkSum(file, checksum.getKey(), checksum.getValue());
            }
        }
    }

    private void checkSum(Path file, String end, String algorithm) throws IOException {
        Path sum = file.resolveSibling(file.getFileName() + end);
        if (!Files.isRegularFile(sum)) {
            faults.add("has no " + sum.getFileName() + " next to it");
            return;
        }
        try {
            byte[] digest = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
            if (!Files.readString(sum).strip().equals(HexFormat.of().formatHex(digest))) {
                faults.add("has a " + sum.getFileName() + " that does not match its file");
            }
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("the algorithm is part of every JDK", e);
        }
    }

    /** Returns the text of the element at a path, using the first element of each name; empty if there is none. */
    private static String text(Element from, String path) {
        Element at = from;
        for (String name : path.split("/")) {
            List<Element> found = children(at, name);
            if (found.isEmpty()) {
                return "";
            }
            at = found.get(0);
        }
        return at.getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        return Stream.iterate(parent.getFirstChild(), Node.class::isInstance, Node::getNextSibling)
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .filter(element -> element.getTagName().equals(name))
                .toList();
    }
}
