package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.util.List;

/** Headers that are not there, not C, or not what can be bound. */
final class WrongHeaders {

    private static final String TOML = "shapes.toml";
    private static final String HEADER = "shapes.h";

    private WrongHeaders() {}

    static List<WrongInput> all() {
        return List.of(
                WrongInput.of(
                        "header that does not exist",
                        p -> p.delete(HEADER),
                        3,
                        "?",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "header is a folder",
                        p -> p.makeFolder(HEADER),
                        3,
                        "?",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "header of a package that is not installed",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "[\"infiniband/none.h\"]"),
                        3,
                        "?",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "library that does not exist",
                        p -> p.replace(TOML, "\"c\"", "\"no_such_shapes\""),
                        3,
                        "?",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                header("include that does not exist", "#include \"none.h\"\n", "?"),
                header("syntax error", "struct broken { int a;\n", "?"),
                header("syntax error in a declaration", "int broken(;\n", "?"),
                header("#error", "#error this is no machine for shapes\n", "?"),
                header("#if without #endif", "#ifdef SHAPES\n", "?"),
                header("#endif without #if", "#endif\n", "?"),
                header("unknown type", "struct line { length_t length; };\n", "?"),
                header("struct by value that is never defined", "struct line { struct point from; };\n", "?"),
                header("array of unknown size", "struct line { int points[SHAPE_POINTS]; };\n", "?"),
                header("type defined twice", "struct shape { int other; };\n", "?"),
                header("function declared differently twice", "long abs(const char *text);\n", "?"),
                header("function that the library lacks", "int draw_shape(const struct shape *shape);\n", "?"),
                header("macro over a function", "#define abs(value) labs(value)\n", "?"),
                header("variable", "extern int shape_count;\n", "?"),
                header(
                        "vector type",
                        "typedef float lanes __attribute__((vector_size(16)));\nstruct wide { lanes l; };\n",
                        "?"),
                header("complex number", "struct wave { double _Complex amplitude; };\n", "?"),
                header("long double", "struct wide { long double value; };\n", "?"),
                header("128-bit integer", "struct wide { __int128 value; };\n", "?"),
                header("old-style parameters", "int atol();\n", "?"),
                header("name that has no place in Java", "struct mix { int a; union { int b; } c; int c_b; };\n", "?"),
                header("macro that is not a constant", "#define SHAPE_NAME shape_name()\n", "?"),
                header("names that differ in case alone", "struct Shape { int a; };\n", "?"),
                header("variable arguments", "int printf(const char *format, ...);\n", "?"),
                generate(
                        "traversed header that is never included",
                        p -> p.replace(
                                TOML,
                                "headers = [\"shapes.h\"]",
                                "headers = [\"shapes.h\"]\ntraverse = [\"shapes.h\", \"circles.h\"]"),
                        "?"),
                generate("partition that binds nothing", p -> p.write(HEADER, ""), "?"),
                generate(
                        "bind of what does not exist",
                        p -> p.replace(
                                TOML, "headers = [\"shapes.h\"]", "headers = [\"shapes.h\"]\nbind = [\"circle_*\"]"),
                        "?"),
                generate("functions without a library", p -> p.replace(TOML, "library = \"c\"\n", ""), "?"));
    }

    /** One more line at the end of the header, where lines 1 to 6 are right. */
    private static WrongInput header(String name, String addition, String message) {
        return generate(name, p -> p.append(HEADER, addition), message);
    }
}
