package org.rdma4j.tests.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * What a public repository asks of a POM (Maven Central's rules), and what a POM without a parent must be.
 *
 * <p>It uses nothing but the JDK, so that ./dev package can run it from its source: {@code java PomRules.java POM} for a
 * snapshot, {@code java PomRules.java --release POM} for a release, which also wants the files beside it.
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
    /** Those say where Maven is to look, which is not a library's to say, or belong to the build and not to its users. */
    private static final List<String> UNWANTED =
            List.of("parent", "repositories", "pluginRepositories", "build", "profiles", "modules");

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{[^}]*}");
    private static final Pattern NO_PAGE = Pattern.compile("[.](invalid|example|test)(/|$)|localhost");

    private final Element project;
    private final List<String> faults = new ArrayList<>();

    private PomRules(Element project) {
        this.project = project;
    }

    /** Prints what is wrong, and ends with 1 if anything is. */
    public static void main(String[] arguments) throws IOException {
        boolean release = arguments.length == 2 && arguments[0].equals("--release");
        if (arguments.length != 1 && !release) {
            System.err.println("usage: java PomRules.java [--release] POM");
            System.exit(2);
        }
        Path pom = Path.of(arguments[arguments.length - 1]);
        List<String> faults = faults(pom, release);
        faults.forEach(fault -> System.err.println(pom + ": " + fault));
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    /**
     * What is wrong with a POM; nothing if it may be published.
     *
     * @param release whether it is a release's, which has a page of its own and jars beside it
     */
    static List<String> faults(Path pom, boolean release) throws IOException {
        PomRules rules;
        try {
            rules = new PomRules(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement());
        } catch (SAXException | ParserConfigurationException e) {
            return List.of("is no XML: " + e.getMessage());
        }
        rules.check();
        if (release) {
            rules.checkRelease(pom);
        }
        return rules.faults;
    }

    private void check() throws IOException {
        for (String path : TEXTS) {
            if (text(project, path).isEmpty()) {
                faults.add("lacks " + path);
            }
        }
        for (String name : UNWANTED) {
            if (!children(project, name).isEmpty()) {
                faults.add("has " + name);
            }
        }
        Matcher property = PROPERTY.matcher(project.getTextContent());
        while (property.find()) {
            faults.add("has " + property.group() + " without its value");
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
            faults.add(what + " has version " + version + ", which is not one for good");
        }
        if (text(dependency, "scope").equals("system")) {
            faults.add(what + " has scope system");
        }
    }

    /** Whether it is made by the same build: a snapshot needs a snapshot then, and of a release checkRelease refuses both. */
    private boolean isSibling(Element dependency) {
        return Stream.of("groupId", "version")
                .allMatch(each -> text(dependency, each).equals(text(project, each)));
    }

    private void checkRelease(Path pom) {
        String version = text(project, "version");
        if (version.endsWith("-SNAPSHOT")) {
            faults.add("has version " + version + ", which is a snapshot");
        }
        for (String path : List.of("url", "scm/url", "scm/connection")) {
            String value = text(project, path);
            if (!value.contains("https://") || NO_PAGE.matcher(value).find()) {
                faults.add("has " + path + " " + value + ", where nobody finds anything");
            }
        }
        String name = text(project, "artifactId") + "-" + version;
        for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            if (!Files.isRegularFile(pom.resolveSibling(name + end))) {
                faults.add("has no " + name + end + " beside it");
            }
        }
    }

    /** The text at the end of a path of elements, the first of each name; empty where there is none. */
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
