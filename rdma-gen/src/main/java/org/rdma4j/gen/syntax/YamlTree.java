package org.rdma4j.gen.syntax;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.PathNotation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Parses YAML text into a tree. */
public final class YamlTree extends TokenTree {

    private static final YAMLFactory FACTORY = new YAMLFactory();

    private YamlTree(String file) {
        super(file, PathNotation.DOTTED);
    }

    /**
     * Parses the text of a file. The result for a text without a value is an empty table.
     *
     * @throws ProblemException if the text is not a single YAML document, or contains aliases or tags
     */
    public static Value parse(String file, String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new YamlTree(file).read(parser);
        } catch (JacksonException e) {
            throw SyntaxErrorMessage.of(file, "YAML", e);
        }
    }

    @Override
    void addNothing(TreeBuilder to) {
        to.beginTable(1);
        to.end();
    }

    @Override
    ProblemException secondValue(Location at) {
        return ProblemException.badInput(at, "a second YAML document begins", "keep one document per file");
    }

    @Override
    void check(JsonParser parser, Location at) {
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            // Jackson returns the name of the alias rather than the value
            throw ProblemException.badInput(
                    at,
                    nextPath().text(PathNotation.DOTTED) + " is the alias *" + parser.getString(),
                    "aliases are not supported, repeat the value");
        }
        // the result of a tag such as !!binary
        if (parser.currentToken() == JsonToken.VALUE_EMBEDDED_OBJECT) {
            throw ProblemException.badInput(
                    at, nextPath().text(PathNotation.DOTTED) + " has a tag", "write a plain value");
        }
    }
}
