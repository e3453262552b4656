package org.rdma4j.gen.diff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The page's parts, put together. */
final class Page {

    private Page() {}

    /**
     * The page with everything in it.
     *
     * @param title text, for the window's title
     * @param json the data
     */
    static String fill(String title, String json) {
        return part("history.html")
                .replace("{{title}}", title.replace("&", "&amp;").replace("<", "&lt;"))
                .replace("{{style}}", part("history.css"))
                .replace("{{script}}", part("layout.js") + part("history.js"))
                // Inside a script's element HTML knows one thing only: where it ends.
                .replace("{{data}}", json.replace("<", "\\u003c"));
    }

    private static String part(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
