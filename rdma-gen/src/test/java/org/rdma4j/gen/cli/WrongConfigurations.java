package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Wrong configuration files: their syntax, keys, types and names. */
final class WrongConfigurations {

    private static final String TOML = "shapes.toml";

    private WrongConfigurations() {}

    static List<WrongInput> all() {
        return List.of(
                generate("empty configuration", p -> p.write(TOML, ""), "?"),
                generate("TOML syntax", p -> p.replace(TOML, "[output]", "[output"), "?"),
                generate("TOML string without its end", p -> p.replace(TOML, "\"shapes\"", "\"shapes"), "?"),
                generate(
                        "key twice",
                        p -> p.replace(TOML, "name = \"shapes\"", "name = \"shapes\"\nname = \"forms\""),
                        "?"),
                generate(
                        "not UTF-8",
                        p -> p.write(
                                TOML, "[output]\nname = \"Gr\u00f6\u00dfe\"\n".getBytes(StandardCharsets.ISO_8859_1)),
                        "?"),
                generate(
                        "binary configuration",
                        p -> p.write(TOML, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, (byte) 0xff}),
                        "?"),
                generate("unknown table", p -> p.replace(TOML, "[output]", "[outputs]"), "?"),
                generate("unknown key in a table", p -> p.replace(TOML, "headers =", "header ="), "?"),
                generate(
                        "no output",
                        p -> p.write(TOML, "[[partition]]\nnamespace = \"a\"\nheaders = [\"shapes.h\"]\n"),
                        "?"),
                generate("no partition", p -> p.write(TOML, "[output]\nname = \"a\"\n"), "?"),
                generate("missing key", p -> p.replace(TOML, "namespace = \"example.shapes\"\n", ""), "?"),
                generate("string where a list belongs", p -> p.replace(TOML, "[\"shapes.h\"]", "\"shapes.h\""), "?"),
                generate("number where a string belongs", p -> p.replace(TOML, "\"shapes\"", "7"), "?"),
                generate("date where a string belongs", p -> p.replace(TOML, "\"org.example\"", "2026-01-01"), "?"),
                generate("list of the wrong things", p -> p.replace(TOML, "[\"shapes.h\"]", "[\"shapes.h\", 3]"), "?"),
                generate(
                        "table where a list of tables belongs",
                        p -> p.write(TOML, "partition = { namespace = \"a\" }\n[output]\nname = \"a\"\n"),
                        "?"),
                generate("empty list", p -> p.replace(TOML, "[\"shapes.h\"]", "[]"), "?"),
                generate("empty string", p -> p.replace(TOML, "java = \"java\"", "java = \"\""), "?"),
                generate(
                        "path with a zero byte",
                        p -> p.replace(TOML, "java = \"java\"", "java = \"ja\\u0000va\""),
                        "?"),
                generate("namespace twice", p -> p.replace(TOML, "example.wrapper", "example.shapes"), "?"),
                generate("two namespaces of one package", p -> p.replace(TOML, "example.wrapper", "other.shapes"), "?"),
                generate(
                        "namespace that Java cannot name",
                        p -> p.replace(TOML, "example.shapes", "example.class"),
                        "?"),
                generate("library with its file name", p -> p.replace(TOML, "\"c\"", "\"libc.so.6\""), "?"),
                generate(
                        "unknown braces in a path",
                        p -> p.replace(TOML, "metadata/shapes.json", "metadata/{version}.json"),
                        "?"),
                generate(
                        "release in the file name and none known",
                        p -> p.replace(TOML, "metadata/shapes.json", "metadata/shapes-{release}.json"),
                        "?"),
                generate("package missing", p -> p.replace(TOML, "package = \"org.example\"\n", ""), "?"),
                generate("folder for Java missing", p -> p.replace(TOML, "java = \"java\"\n", ""), "?"),
                generate(
                        "file for metadata missing",
                        p -> p.replace(TOML, "metadata = \"metadata/shapes.json\"\n", ""),
                        "?"),
                generate("include_paths that do not exist", p -> p.replace(TOML, "[\".\"]", "[\".\", \"none\"]"), "?"),
                generate(
                        "compiler flag that does not exist",
                        p -> p.replace(TOML, "library = \"c\"", "library = \"c\"\ncflags = [\"-frobnicate\"]"),
                        "?"),
                yaml("YAML with a tab", "output:\n\tname: shapes\n", "?"),
                yaml("YAML with a number for a name", "output:\n  name: 7\npartition: []\n", "?"),
                yaml("YAML with an alias", "output: &o\n  name: shapes\npartition: *o\n", "?"),
                yaml("YAML that is a list", "- output\n", "?"),
                yaml("empty YAML", "", "?"),
                yaml("YAML key twice", "output:\n  name: a\n  name: b\n", "?"));
    }

    private static WrongInput yaml(String name, String text, String message) {
        return WrongInput.of(
                name, p -> p.write("shapes.yaml", text), 2, message, "generate", "--config", "{dir}/shapes.yaml");
    }
}
