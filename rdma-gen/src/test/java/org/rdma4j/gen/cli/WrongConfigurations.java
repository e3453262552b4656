package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Invalid configuration files: syntax, keys, types and names. */
final class WrongConfigurations {

    private static final String TOML = "shapes.toml";

    private static final String COMPILES_NOTHING = "prevents the compiler from writing the output that rdma-gen reads";

    private WrongConfigurations() {}

    private static WrongInput flag(String flag, String what) {
        return generate(
                "a compiler with " + flag,
                p -> p.replace(TOML, "library = \"c\"", "library = \"c\"\ncflags = [\"" + flag + "\"]"),
                "{dir}/shapes.toml:…: partition[0].cflags[0] is \"" + flag + "\", which " + what + "; remove it");
    }

    static List<WrongInput> all() {
        return List.of(
                generate(
                        "empty configuration",
                        p -> p.write(TOML, ""),
                        "{dir}/shapes.toml:1: missing key output; add it"),
                generate(
                        "TOML syntax",
                        p -> p.replace(TOML, "[output]", "[output"),
                        "{dir}/shapes.toml:3: not valid TOML: Newline not permitted here; fix the syntax"),
                generate(
                        "unterminated TOML string",
                        p -> p.replace(TOML, "\"shapes\"", "\"shapes"),
                        "{dir}/shapes.toml:4: not valid TOML: Newline not permitted here; fix the syntax"),
                generate(
                        "duplicate key",
                        p -> p.replace(TOML, "name = \"shapes\"", "name = \"shapes\"\nname = \"forms\""),
                        "{dir}/shapes.toml:6: not valid TOML: Duplicate key; fix the syntax"),
                generate(
                        "not UTF-8",
                        p -> p.write(
                                TOML, "[output]\nname = \"Gr\u00f6\u00dfe\"\n".getBytes(StandardCharsets.ISO_8859_1)),
                        "{dir}/shapes.toml:2: not UTF-8 text: byte 0xf6 at offset 19; save the file as UTF-8"),
                generate(
                        "binary configuration",
                        p -> p.write(TOML, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, (byte) 0xff}),
                        "{dir}/shapes.toml:1: not UTF-8 text: byte 0xff at offset 8; save the file as UTF-8"),
                generate(
                        "unknown table",
                        p -> p.replace(TOML, "[output]", "[outputs]"),
                        "{dir}/shapes.toml:3: unknown key outputs; did you mean output? known keys: …"),
                generate(
                        "unknown key in a table",
                        p -> p.replace(TOML, "headers =", "header ="),
                        "{dir}/shapes.toml:13: unknown key partition[0].header; did you mean headers? known keys: …"),
                generate(
                        "key with a line break",
                        p -> p.replace(TOML, "headers =", "\"head\\ners\" ="),
                        "{dir}/shapes.toml:10: unknown key partition[0].\"head\\ners\"; did you mean headers? known keys: …"),
                WrongInput.of(
                        "configuration that is a device",
                        p -> {},
                        2,
                        "/dev/null: this is not a regular file; name the configuration file",
                        "generate",
                        "--config",
                        "/dev/null"),
                generate(
                        "release of an undeclared name",
                        p -> p.append(TOML, "[since]\nround = \"1.0\"\n"),
                        "{dir}/shapes.toml: since.round: no partition has this declaration; correct or remove the entry"),
                generate(
                        "allocator of an undeclared record",
                        p -> p.append(TOML, "[records]\nlibrary_allocated = [\"round\"]\n"),
                        "{dir}/shapes.toml: records: no partition has a record round; correct or remove the entry"),
                generate(
                        "command that ends the comment that contains it",
                        p -> p.replace(TOML, "[output]\n", "[output]\nregenerate = \"a */ b\"\n"),
                        "{dir}/shapes.toml:4: output.regenerate is \"a */ b\"; use only letters, digits, spaces and _ . / = : @ + -"),
                generate(
                        "no output",
                        p -> p.write(TOML, "[[partition]]\nnamespace = \"a\"\nheaders = [\"shapes.h\"]\n"),
                        "{dir}/shapes.toml:1: missing key output; add it"),
                generate(
                        "no partition",
                        p -> p.write(TOML, "[output]\nname = \"a\"\n"),
                        "{dir}/shapes.toml:1: missing key partition; add it"),
                generate(
                        "missing key",
                        p -> p.replace(TOML, "namespace = \"example.shapes\"\n", ""),
                        "{dir}/shapes.toml:10: missing key partition[0].namespace; add it"),
                generate(
                        "string where a list belongs",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "\"shapes.h\""),
                        "{dir}/shapes.toml:13: partition[0].headers must be a list, but is the string \"shapes.h\"; enclose it in [ ]"),
                generate(
                        "number where a string belongs",
                        p -> p.replace(TOML, "\"shapes\"", "7"),
                        "{dir}/shapes.toml:4: output.name must be a string, but is the integer 7; enclose it in quotes"),
                generate(
                        "date where a string belongs",
                        p -> p.replace(TOML, "\"org.example\"", "2026-01-01"),
                        "{dir}/shapes.toml:5: output.package must be a string, but is the date or time 2026-01-01; enclose it in quotes"),
                generate(
                        "list of elements of the wrong type",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "[\"shapes.h\", 3]"),
                        "{dir}/shapes.toml:13: partition[0].headers[1] must be a string, but is the integer 3; enclose it in quotes"),
                generate(
                        "table where a list of tables belongs",
                        p -> p.write(TOML, "partition = { namespace = \"a\" }\n[output]\nname = \"a\"\n"),
                        "{dir}/shapes.toml:1: partition must be a list, but is a table"),
                generate(
                        "empty list",
                        p -> p.replace(TOML, "[\"shapes.h\"]", "[]"),
                        "{dir}/shapes.toml:13: partition[0].headers is empty; name at least one header"),
                generate(
                        "empty string",
                        p -> p.replace(TOML, "java = \"java\"", "java = \"\""),
                        "{dir}/shapes.toml:7: output.java is empty; write a value, or remove the key"),
                generate(
                        "path with a NUL character",
                        p -> p.replace(TOML, "java = \"java\"", "java = \"ja\\u0000va\""),
                        "{dir}/shapes.toml:7: output.java is not a path; remove the characters that are not allowed in file names"),
                generate(
                        "duplicate namespace",
                        p -> p.replace(TOML, "example.wrapper", "example.shapes"),
                        "{dir}/shapes.toml:16: partition[1].namespace repeats \"example.shapes\" of partition[0].namespace in line 11; each may appear only once"),
                generate(
                        "two namespaces for one package",
                        p -> p.replace(TOML, "example.wrapper", "other.shapes"),
                        "{dir}/shapes.toml:16: partition[1].namespace ends in \"shapes\" like partition[0].namespace in line 11; the last part is the name of the Java package and must be unique"),
                generate(
                        "namespace that is not a package name",
                        p -> p.replace(TOML, "example.shapes", "example.class"),
                        "{dir}/shapes.toml:11: partition[0].namespace is \"example.class\", which is not a valid name of a Java package; write identifiers separated by dots"),
                generate(
                        "library with its file name",
                        p -> p.replace(TOML, "\"c\"", "\"libc.so.6\""),
                        "{dir}/shapes.toml:12: partition[0].library is \"libc.so.6\"; write the name that follows -l, such as \"ibverbs\""),
                generate(
                        "unknown braces in a path",
                        p -> p.replace(TOML, "metadata/shapes.json", "metadata/{version}.json"),
                        "{dir}/shapes.toml:6: output.metadata has an unknown placeholder in braces; the only placeholder is {release}"),
                generate(
                        "release in the file name, but no release is known",
                        p -> p.replace(TOML, "metadata/shapes.json", "metadata/shapes-{release}.json"),
                        "{dir}/shapes.toml: output.metadata contains {release}, but the release of the headers is unknown; specify it with --release, or name the pkg-config file that contains it under output.pkg_config"),
                generate(
                        "package missing",
                        p -> p.replace(TOML, "package = \"org.example\"\n", ""),
                        "{dir}/shapes.toml: output.package is missing, but emitted Java requires it; write the parent package of the partitions' packages"),
                generate(
                        "folder for Java missing",
                        p -> p.replace(TOML, "java = \"java\"\n", ""),
                        "{dir}/shapes.toml: output.java is not set, but this command requires it; add it to [output]"),
                generate(
                        "file for metadata missing",
                        p -> p.replace(TOML, "metadata = \"metadata/shapes.json\"\n", ""),
                        "{dir}/shapes.toml: output.metadata is not set, but this command requires it; add it to [output]"),
                generate(
                        "include_paths that do not exist",
                        p -> p.replace(TOML, "[\".\"]", "[\".\", \"none\"]"),
                        "include directory {dir}/none does not exist; check -I and include_paths"),
                generate(
                        "compiler flag that does not exist",
                        p -> p.replace(TOML, "library = \"c\"", "library = \"c\"\ncflags = [\"-frobnicate\"]"),
                        "the C compiler failed: cc -I{dir} -frobnicate -E -dM -v -x c -: cc: error: unrecognized command-line option …; check --cc, and cflags in the configuration"),
                generate(
                        "missing file included by cflags",
                        p -> p.replace(TOML, "library = \"c\"", "library = \"c\"\ncflags = [\"-include\", \"nope.h\"]"),
                        "the C compiler failed: cc -I{dir} -include nope.h -E -dM -v -x c -: …: fatal error: nope.h: No such file or directory; check --cc, and cflags in the configuration"),
                flag("-E", COMPILES_NOTHING),
                flag("-fsyntax-only", COMPILES_NOTHING),
                flag("-oa.o", COMPILES_NOTHING),
                flag("-xc++", COMPILES_NOTHING),
                flag("-fpack-struct=1", "changes the ABI of the target"),
                yaml(
                        "YAML with a tab",
                        "output:\n\tname: shapes\n",
                        "{dir}/shapes.yaml:2: not valid YAML: while scanning for the next token, found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation); fix the syntax"),
                yaml(
                        "YAML with a number for a name",
                        "output:\n  name: 7\npartition: []\n",
                        "{dir}/shapes.yaml:2: output.name must be a string, but is the integer 7; enclose it in quotes"),
                yaml(
                        "YAML with an alias",
                        "output: &o\n  name: shapes\npartition: *o\n",
                        "{dir}/shapes.yaml:3: partition is the alias *o; aliases are not supported, repeat the value"),
                yaml(
                        "YAML that is a list",
                        "- output\n",
                        "{dir}/shapes.yaml:1: the file must be a table, but is a list"),
                yaml("empty YAML", "", "{dir}/shapes.yaml:1: missing key output; add it"),
                yaml(
                        "YAML key twice",
                        "output:\n  name: a\n  name: b\n",
                        "{dir}/shapes.yaml:3: key output.name appears twice; remove it here or in line 2"));
    }

    private static WrongInput yaml(String name, String text, String message) {
        return WrongInput.of(
                name, p -> p.write("shapes.yaml", text), 2, message, "generate", "--config", "{dir}/shapes.yaml");
    }
}
