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
 * TOML text as a tree. Jackson has read the whole text before it gives the first token, and gives no token's place: {@link
 * TomlLines} finds the lines.
 */
public final class TomlTree extends TokenTree {

    /** Dates come as dates and not as strings, so that one in place of a name is noticed. */
    private static final TomlMapper MAPPER =
            TomlMapper.builder().enable(TomlReadFeature.PARSE_JAVA_TIME).build();

    private final Map<TreePath, Integer> lines;

    private TomlTree(String file, String text) {
        super(file, PathNotation.DOTTED);
        this.lines = TomlLines.of(file, text);
    }

    /**
     * The tree of a file's text.
     *
     * @throws ProblemException when it is not TOML
     */
    public static Value parse(String file, String text) {
        try (JsonParser parser = MAPPER.createParser(text)) {
            return new TomlTree(file, text).read(parser);
        } catch (JacksonException e) {
            throw SyntaxErrorMessage.of(file, "TOML", e);
        }
    }

    @Override
    int line(JsonParser parser, TreeBuilder to) {
        boolean key = parser.currentToken() == JsonToken.PROPERTY_NAME;
        // What has no line of its own is on that of the table or list that it is in.
        return lines.getOrDefault(key ? to.path(parser.currentName()) : to.nextPath(), to.line());
    }

    @Override
    void addNothing(TreeBuilder to) {
        throw new IllegalStateException("an empty file is an empty table");
    }

    @Override
    ProblemException secondValue(Location at) {
        throw new IllegalStateException("a file is one table");
    }
}
