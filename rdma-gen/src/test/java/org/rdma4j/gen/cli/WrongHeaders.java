package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.util.List;

/** Headers that are missing, are not C, or contain declarations that cannot be bound. */
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
                        "header shapes.h is not found; correct its name, install the package that contains it, or add its directory to include_paths or -I",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "header is a folder",
                        p -> p.makeFolder(HEADER),
                        3,
                        "header shapes.h is not found; correct its name, install the package that contains it, or add its directory to include_paths or -I",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "header of a package that is not installed",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "[\"infiniband/none.h\"]"),
                        3,
                        "header infiniband/none.h is not found; install it (Debian and Ubuntu: apt-get install libibverbs-dev; Fedora: dnf install rdma-core-devel), or add its directory to include_paths or -I",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "header with a line break in its name",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "[\"a\\nb.h\"]"),
                        2,
                        "{dir}/shapes.toml:13: partition[0].headers[0] contains a quotation mark, a backslash or a nonprintable character; rename the header",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "library that does not exist",
                        p -> p.replace(TOML, "\"c\"", "\"no_such_shapes\""),
                        3,
                        "cc -I{dir} cannot find the library libno_such_shapes.so; install its development package (Debian and Ubuntu: apt-get install libno_such_shapes-dev)",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                header(
                        "include that does not exist",
                        "#include \"none.h\"\n",
                        "{dir}/shapes.h:7: included header none.h is not found; install the package that contains it, or add its directory to include_paths or -I"),
                header(
                        "header with unlimited recursive inclusion",
                        "#include __FILE__\n#include __FILE__\n",
                        "{dir}/shapes.h:1: redefinition of …; the C compiler rejects this header"),
                header("syntax error", "struct broken { int a;\n", "shapes.h: …; the C compiler rejects this header"),
                header(
                        "syntax error in a declaration",
                        "int broken(;\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "#error",
                        "#error this is no machine for shapes\n",
                        "{dir}/shapes.h:7: #error this is no machine for shapes; the C compiler rejects this header"),
                header(
                        "#if without #endif",
                        "#ifdef SHAPES\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header("#endif without #if", "#endif\n", "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "unknown type",
                        "struct line { length_t length; };\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "undefined struct by value",
                        "struct line { struct point from; };\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "array of unknown size",
                        "struct line { int points[SHAPE_POINTS]; };\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "duplicate type definition",
                        "struct shape { int other; };\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "conflicting declarations of a function",
                        "long abs(const char *text);\n",
                        "{dir}/shapes.h:7: …; the C compiler rejects this header"),
                header(
                        "function that the library lacks",
                        "int draw_shape(const struct shape *shape);\n",
                        "{dir}/shapes.h:7: function 'draw_shape' is declared, but libc.so.6 does not export it; list it under [[skip]] with a reason"),
                header(
                        "macro that shadows a function",
                        "#define abs(value) labs(value)\n",
                        "{dir}/shapes.h:7: macro 'abs' shadows the function of the same name; list it under [shadow] with the function that it calls, or under [[skip]] with a reason"),
                header(
                        "variable",
                        "extern int shape_count;\n",
                        "{dir}/shapes.h:7: 'shape_count' cannot be described: variable 'shape_count'; list it under [[skip]] with a reason"),
                header(
                        "vector type",
                        "typedef float lanes __attribute__((vector_size(16)));\nstruct wide { lanes l; };\n",
                        "{dir}/shapes.h:7: 'lanes' cannot be described: attribute vector_size; list it under [[skip]] with a reason"),
                header(
                        "complex number",
                        "struct wave { double _Complex amplitude; };\n",
                        "{dir}/shapes.h:7: 'wave' cannot be described: a complex type; list it under [[skip]] with a reason"),
                header(
                        "long double",
                        "struct wide { long double value; };\n",
                        "shapes.h: wide: value: long double has no counterpart in Java; list wide under [[skip]] with a reason"),
                header(
                        "128-bit integer",
                        "struct wide { __int128 value; };\n",
                        "shapes.h: wide: value: __int128 has no counterpart in Java; list wide under [[skip]] with a reason"),
                header(
                        "colliding names in Java",
                        "struct mix { int a; union { int b; } c; int c_b; };\n",
                        "shapes.h: mix: members c.b and c_b would both be called c_b; give one another name: rename.\"mix.c_b\""),
                header(
                        "macro that is not a constant",
                        "#define SHAPE_NAME shape_name()\n",
                        "{dir}/shapes.h:7: macro 'SHAPE_NAME' is neither a constant nor another name of a type: calls are not evaluated: shape_name ( ); list it under [[skip]] with a reason"),
                header(
                        "variable arguments",
                        "int printf(const char *format, ...);\n",
                        "shapes.h: printf: it is variadic, and Java requires the types of the variable arguments; list them under functions.printf.variadic, or list it under [[skip]]"),
                generate(
                        "traversed header that is not included",
                        p -> p.replace(
                                TOML,
                                "headers = [\"shapes.h\"]",
                                "headers = [\"shapes.h\"]\ntraverse = [\"shapes.h\", \"circles.h\"]"),
                        "{dir}/shapes.toml: traverse of example.shapes lists 'circles.h', which its headers do not include; correct or remove it"),
                generate(
                        "partition that binds nothing",
                        p -> p.write(HEADER, ""),
                        "{dir}/shapes.toml: functions.atoi: no partition has this function; correct or remove the entry"),
                generate(
                        "bind lists an undeclared name",
                        p -> p.replace(
                                TOML, "headers = [\"shapes.h\"]", "headers = [\"shapes.h\"]\nbind = [\"circle_*\"]"),
                        "{dir}/shapes.toml: bind of example.shapes lists 'circle_*', which no traversed header declares; remove it, or add the header that declares it"),
                generate(
                        "functions without a library",
                        p -> p.replace(TOML, "library = \"c\"\n", ""),
                        "{dir}/shapes.toml: partition example.shapes has function abs, but no library; name the library, or bind only types"));
    }

    /** Appends a line to the header, whose lines 1 to 6 are valid. */
    private static WrongInput header(String name, String addition, String message) {
        return generate(name, p -> p.append(HEADER, addition), message);
    }
}
