package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.rdma4j.tests.guest.GuestMain;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Results of a test class in the guest.
 *
 * @param name name of the class
 * @param cases its tests in order of execution
 */
record GuestReport(String name, List<Case> cases) {
    /**
     * A test in the guest.
     *
     * @param name name, including the device
     * @param failure failure message with the stack trace of the guest
     * @param skipped reason why the test was skipped
     * @param output published entries, for example the output of other programs
     * @param opened devices opened by the test
     */
    record Case(
            String name,
            Optional<String> failure,
            Optional<String> skipped,
            Optional<String> output,
            Set<String> opened) {
        /** Returns {@code true} if the test failed in the first run and passed in the second. */
        boolean passedInSecondRun() {
            return output.stream()
                    .flatMap(String::lines)
                    .anyMatch(line -> line.startsWith(GuestMain.PASSED_IN_SECOND_RUN));
        }
    }

    /** Reads all reports in a folder, in order of the class names. */
    static List<GuestReport> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .map(GuestReport::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GuestReport read(Path file) {
        try {
            Element suite = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getDocumentElement();
            List<Case> cases = new ArrayList<>();
            NodeList tests = suite.getElementsByTagName("testcase");
            for (int i = 0; i < tests.getLength(); i++) {
                Element test = (Element) tests.item(i);
                cases.add(new Case(
                        test.getAttribute("name"),
                        child(test, "failure").map(GuestReport::text),
                        child(test, "skipped").map(skip -> skip.getAttribute("message")),
                        child(test, "system-out").map(Element::getTextContent),
                        Set.of(test.getAttribute("devices").split(" "))));
            }
            return new GuestReport(suite.getAttribute("name"), cases);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SAXException | ParserConfigurationException e) {
            throw new AssertionError("the guest's report " + file + " is not XML: " + e.getMessage(), e);
        }
    }

    private static String text(Element failure) {
        String trace = failure.getTextContent();
        return trace.isEmpty() ? failure.getAttribute("message") : trace;
    }

    private static Optional<Element> child(Element parent, String name) {
        return Optional.ofNullable((Element) parent.getElementsByTagName(name).item(0));
    }
}
