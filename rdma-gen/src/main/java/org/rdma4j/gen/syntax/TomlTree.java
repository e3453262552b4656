package org.rdma4j.gen.syntax;

import java.util.Map;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.PathNotation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.TreePath;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.dataformat.toml.TomlMapper;
import tools.jackson.dataformat.toml.TomlReadFeature;

/**
 * Parses TOML text into a tree. Jackson does not provide the locations of TOML tokens; {@link TomlLines} finds the
 * lines.
 */
public final class TomlTree extends TokenTree {

    /** Reads dates as dates rather than strings, so that a date in the place of a string is rejected. */
    private static final TomlMapper MAPPER =
            TomlMapper.builder().enable(TomlReadFeature.PARSE_JAVA_TIME).build();

    private final Map<TreePath, Integer> lines;

    private TomlTree(String file, String text) {
        super(file, PathNotation.DOTTED);
        this.lines = TomlLines.of(file, text);
    }

    /**
     * Parses the text of a file.
     *
     * @throws ProblemException if the text is not valid TOML
     */
    public static Value parse(String file, String text) {
        try (JsonParser parser = MAPPER.createParser(text)) {
            return new TomlTree(file, text).read(parser);
        } catch (JacksonException e) {
            throw SyntaxErrorMessage.of(file, "TOML", e);
        } catch (StackOverflowError e) {
            // Jackson parses inline tables and arrays recursively, before TreeBuilder counts how deep they are.
            throw ProblemException.badInput(
                    Location.of(file),
                    "nested too deeply to be read",
                    "simplify it, or give the JVM more stack with -Xss",
                    e);
        }
    }

    @Override
    int line(JsonParser parser, TreeBuilder to) {
        boolean key = parser.currentToken() == JsonToken.PROPERTY_NAME;
        // A value without a line has that of the enclosing table or list.
        return lines.getOrDefault(key ? to.path(parser.currentName()) : to.nextPath(), to.line());
    }

    @Override
    void addNothing(TreeBuilder to) {
        throw new IllegalStateException("the parser returned no table for an empty file");
    }

    @Override
    ProblemException secondValue(Location at) {
        throw new IllegalStateException("a file is one table");
    }
}
