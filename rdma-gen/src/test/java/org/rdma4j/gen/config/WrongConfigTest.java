package org.rdma4j.gen.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;

/** Each invalid configuration is rejected with one line. */
class WrongConfigTest {

    /** A valid configuration of six lines; the text of a case begins at the seventh. */
    private static final String TOML = """
            [output]
            name = "x-core"
            package = "org.x"
            [[partition]]
            namespace = "a.b"
            headers = ["b.h"]
            """;

    /** A valid configuration of five lines; the text of a case begins at the sixth. */
    private static final String YAML = """
            output: {name: x-core}
            partition:
            - namespace: a.b
              headers:
                - b.h
            """;

    private static final String INJECT = "[[inject_type]]\nnamespace = \"a.b\"\nname = \"t\"\nkind = \"struct\"\n";

    @TempDir
    private Path folder;

    static Stream<Arguments> toml() {
        return Stream.of(
                more(
                        "heders = []",
                        ":7: unknown key partition[0].heders; did you mean headers? known keys: namespace,"
                                + " library, headers, traverse, bind, cflags, within, unsupported"),
                more(
                        "[outputs]",
                        ":7: unknown key outputs; did you mean output? known keys: include_paths, output,"
                                + " partition, type_import, inject_type, skip, rename, shadow, enums, fields, records,"
                                + " since, suppliers, manual_section, documentation, functions"),
                more(
                        "[records]\nlibrary = []",
                        ":8: unknown key records.library; known keys:"
                                + " library_allocated, sized_by_caller, sized_by_field, not_sized, grows_at_front, size_in"),
                more(
                        "[records]\nlibrary_allocated = [\"a\", \"a\"]",
                        ":8: records.library_allocated[1] repeats \"a\"; remove one of the two"),
                more(
                        "[records]\nlibrary_allocated = [\"a\"]\nsized_by_caller = [\"a\"]",
                        ":9: records.sized_by_caller[0] names \"a\", which is in library_allocated too;"
                                + " remove one of the two: a record has one allocator"),
                more(
                        "[records]\ngrows_at_front = [\"a\"]",
                        ":8: records.grows_at_front[0] names \"a\", which is not in library_allocated;"
                                + " add the record there: only records that the library allocates can grow at the"
                                + " front"),
                more(
                        "[records]\nsize_in = [\"a.sz\"]",
                        ":8: records.size_in[0] names a field of \"a\", which is not in grows_at_front; add it there"),
                more("[records]\nsize_in = [\"sz\"]", ":8: records.size_in[0] is \"sz\"; write record.field"),
                more(
                        "[records]\nlibrary_allocated = [\"a\"]\ngrows_at_front = [\"a\"]\nsize_in = [\"a.x\", \"a.y\"]",
                        ":10: records.size_in[1] names a second field of \"a\"; remove one of the two"),
                more(
                        "[functions]\nf = { fail = \"code\" }",
                        ":8: unknown key functions.f.fail; did you mean fails?"
                                + " known keys: fails, returns, blocks, owns, critical,"
                                + " addresses, dma, variadic, lock, page"),
                more("[enums]\nzzz = []", ":8: unknown key enums.zzz; known keys: flags, was"),
                more("[suppliers]\nkernel = [\"a.h\"]", ":8: unknown key suppliers.kernel; known keys: linux, glibc"),
                more(
                        "[suppliers]\nlinux = [\"other.h\"]",
                        ":8: suppliers.linux[0] is \"other.h\", which no partition traverses; correct or remove it"),
                more(
                        "library = 5",
                        ":7: partition[0].library must be a string, but is the integer 5; enclose it in quotes"),
                more(
                        "library = 1979-05-27",
                        ":7: partition[0].library must be a string, but is the date or time"
                                + " 1979-05-27; enclose it in quotes"),
                more(
                        "library = \"libb.so.1\"",
                        ":7: partition[0].library is \"libb.so.1\"; write the name that follows -l, such as"
                                + " \"ibverbs\""),
                more(
                        "unsupported = \"ignore\"",
                        ":7: partition[0].unsupported is \"ignore\"; it must be one of stop, skip"),
                more("bind = [\"\\u0000\"]", ":7: partition[0].bind[0] contains a NUL character; remove it"),
                more(
                        "bind = [\"a\", 1e999999999]",
                        ":7: partition[0].bind[1] must be a string, but is the number 1E+999999999; enclose it in"
                                + " quotes"),
                more(
                        "cflags = \"-DX\"",
                        ":7: partition[0].cflags must be a list, but is the string \"-DX\"; enclose it in [ ]"),
                more(
                        "cflags = [\n  \"-DX\", # ]\n  true]",
                        ":9: partition[0].cflags[1] must be a string, but is true;" + " enclose it in quotes"),
                more("traverse = []", ":7: partition[0].traverse is empty; name at least one header"),
                more(
                        "traverse = [\"a.h\",\n\"a.h\"]",
                        ":8: partition[0].traverse[1] repeats \"a.h\" of"
                                + " partition[0].traverse[0] in line 7; each may appear only once"),
                more("bind = [\" \"]", ":7: partition[0].bind[0] is empty; write a value, or remove the key"),
                more("[[partition]]\nheaders = [\"c.h\"]", ":7: missing key partition[1].namespace; add it"),
                more("[[partition]]\nnamespace = \"a.c\"", ":7: missing key partition[1].headers; add it"),
                more(
                        "[[partition]]\nnamespace = \"a.c\"\nheaders = []",
                        ":9: partition[1].headers is empty; name at" + " least one header"),
                more(
                        "[[partition]]\nnamespace = \"a.b\"\nheaders = [\"c.h\"]",
                        ":8: partition[1].namespace repeats"
                                + " \"a.b\" of partition[0].namespace in line 5; each may appear only once"),
                more(
                        "[[partition]]\nnamespace = \"c.b\"\nheaders = [\"c.h\"]",
                        ":8: partition[1].namespace ends in"
                                + " \"b\" like partition[0].namespace in line 5; the last part is the name of the"
                                + " Java package and must be unique"),
                more(
                        "[[partition]]\nnamespace = \"a.int\"\nheaders = [\"c.h\"]",
                        ":8: partition[1].namespace is"
                                + " \"a.int\", which is not a valid name of a Java package; write identifiers"
                                + " separated by dots"),
                more(
                        "[functions]\nf = { fails = \"errnoo\" }",
                        ":8: functions.f.fails is \"errnoo\"; it must be one of"
                                + " errno, code, -code, code but ENOENT, -1, null, negative without errno, null without errno, eai, eai/-1, own, later, never"),
                more(
                        "[functions]\nf = { fails = \"own\" }",
                        ":8: functions.f.fails is \"own\", but returns is missing; describe the failure: add returns"
                                + " = \"...\""),
                more(
                        "[functions]\nf = { fails = -1 }",
                        ":8: functions.f.fails must be a string, but is the integer -1;" + " enclose it in quotes"),
                more(
                        "[functions]\nf = { blocks = \"yes\" }",
                        ":8: functions.f.blocks must be true or false, but is the" + " string \"yes\""),
                more(
                        "[functions]\nf = { blocks = true, critical = true }",
                        ":8: functions.f.critical is true, but blocks is also true; remove one of the two: a critical"
                                + " call that blocks delays garbage collection"),
                more(
                        "[functions]\nf = { variadic = [\"int\"] }",
                        ":8: functions.f.variadic[0] must be a list, but is"
                                + " the string \"int\"; enclose it in [ ]"),
                more(
                        "[functions]\n\"f()\" = {}",
                        ":8: functions.\"f()\" names \"f()\", which is not a C identifier;" + " write only the C name"),
                more("[functions]\nf = 3", ":8: functions.f must be a table, but is the integer 3"),
                more("[[skip]]\nname = \"M\"", ":7: missing key skip[0].reason; add it"),
                more(
                        "[[skip]]\nname = \"M\"\nreason = \"\"",
                        ":9: skip[0].reason is empty; write a value, or remove the key"),
                more(
                        "[[skip]]\nname = \"M\"\nreason = \"r\"\n[[skip]]\nname = \"M\"\nreason = \"r\"",
                        ":11:" + " skip[1].name repeats \"M\" of skip[0].name in line 8; each may appear only once"),
                more(
                        "[rename]\na = \"class\"",
                        ":8: rename.a is \"class\", which is not a valid name in Java; choose" + " another"),
                more(
                        "[shadow]\na = \"b c\"",
                        ":8: shadow.a names \"b c\", which is not a C identifier; write only the C name"),
                more(
                        "[fields]\nbig_endian = [\"sin_port\"]",
                        ":8: fields.big_endian[0] is \"sin_port\"; write" + " record.field"),
                more("[enums.was]\nALL = \"15\"", ":8: enums.was.ALL must be a whole number, but is the string \"15\""),
                more("[enums]\nflags = [\"e\", \"e\"]", ":8: enums.flags[1] repeats \"e\"; remove one of the two"),
                more("[[type_import]]\nnamespace = \"posix\"", ":7: missing key type_import[0].metadata; add it"),
                more(
                        "[[type_import]]\nmetadata = \"m.json\"\nnamespace = \"a.b\"",
                        ":9: type_import[0].namespace is"
                                + " \"a.b\", a partition of this file; import only other namespaces"),
                more(
                        "[[type_import]]\nmetadata = \"m\\u0000.json\"\nnamespace = \"p\"",
                        ":8: type_import[0].metadata is"
                                + " not a path; remove the characters that are not allowed in file names"),
                more(
                        "[[type_import]]\nmetadata = \"m-{release}.json\"\nnamespace = \"p\"",
                        ":8: type_import[0].metadata is \"m-{release}.json\", a separate file for each release; name"
                                + " the configuration that generates them under config"),
                more(
                        "[[type_import]]\nmetadata = \"m-{version}.json\"\nnamespace = \"p\"",
                        ":8: type_import[0].metadata has an unknown placeholder in braces; the only placeholder is"
                                + " {release}"),
                more(
                        INJECT + "size = 12\nalign = 8",
                        ":11: inject_type[0].size is 12, which is not a multiple of align, 8; the size of a C type is"
                                + " a multiple of its alignment"),
                more(INJECT + "size = 12\nalign = 3", ":12: inject_type[0].align is 3; it must be a power of two"),
                more(
                        INJECT + "size = 0\nalign = 4",
                        ":11: inject_type[0].size is 0; it must be between 1 and" + " 2147483647"),
                more(
                        INJECT.replace("struct", "class"),
                        ":10: inject_type[0].kind is \"class\"; it must be one of" + " struct, union, typedef"),
                more(INJECT.replace("a.b", "a.c"), ":8: inject_type[0].namespace is \"a.c\"; it must be one of a.b"),
                whole("", ":1: missing key output; add it"),
                whole("[output]\npackage = \"p\"", ":1: missing key output.name; add it"),
                whole(
                        "[output]\nname = \"a\"\nheaders_by_target = true",
                        ":3: output.headers_by_target is true, but targets is missing; list the targets under"
                                + " targets, or remove it"),
                whole(
                        "[output]\nname = \"a\"\ntargets = [\"b\", \"b\"]",
                        ":3: output.targets[1] repeats \"b\" of output.targets[0] in line 3; each may appear only"
                                + " once"),
                whole("[output]\nname = \"x\"", ":1: missing key partition; add it"),
                whole(
                        "partition = []\n[output]\nname = \"x\"",
                        ":1: partition is empty; describe at least one" + " partition"),
                whole(
                        "[output]\nname = \"x\"\n[partition]\nnamespace = \"a\"",
                        ":3: partition must be a list, but is a" + " table"),
                whole(
                        "[output]\nname = \"x\"\nmetadata = \"{version}.json\"",
                        ":3: output.metadata has an unknown placeholder in braces; the only placeholder is {release}"),
                whole(
                        "[output]\nname = \"x y\"",
                        ":2: output.name is \"x y\"; use only letters, digits and _ . + -, and begin with a letter"),
                whole(
                        "[output]\nname = \"x\"\nwrapper_links = [\"b\", \"c\"]\n[[partition]]\nnamespace = \"a\"\n"
                                + "library = \"b\"\nheaders = [\"b.h\"]",
                        ":3: output.wrapper_links[1] is \"c\", which is not the library of a partition; it must be"
                                + " one of b"),
                whole(
                        "[output]\nname = \"x\"\nrelease_macro = \"A-B\"",
                        ":3: output.release_macro names \"A-B\", which is not a C identifier; write only the C name"),
                whole("[output]\nname = \"x", ":2: not valid TOML: Premature end of file; fix the syntax"),
                whole("[output]\nname = \"x\"\nname = \"y\"", ":3: not valid TOML: Duplicate key; fix the syntax"));
    }

    static Stream<Arguments> yaml() {
        return Stream.of(
                Arguments.of(
                        "  heders: []",
                        ":6: unknown key partition[0].heders; did you mean headers? known keys:"
                                + " namespace, library, headers, traverse, bind, cflags, within, unsupported"),
                Arguments.of(
                        "  bind:\n    - a\n    - 7",
                        ":8: partition[0].bind[1] must be a string, but is the" + " integer 7; enclose it in quotes"),
                Arguments.of("  cflags:", ":6: partition[0].cflags must be a list, but is null; enclose it in [ ]"),
                Arguments.of(
                        "functions:\n  f: {fails: null}",
                        ":7: functions.f.fails must be a string, but is null; enclose it in quotes"),
                Arguments.of(
                        "functions:\n  f: {fails: -1}",
                        ":7: functions.f.fails must be a string, but is the integer" + " -1; enclose it in quotes"),
                Arguments.of("output: {}", ":6: key output appears twice; remove it here or in line 1"),
                Arguments.of("---\noutput: {}", ":7: a second YAML document begins; keep one document per file"),
                Arguments.of(
                        "shadow: &s {a: b}\nrename: *s",
                        ":7: rename is the alias *s; aliases are not supported," + " repeat the value"),
                Arguments.of(
                        "  cflags: [a",
                        ":7: not valid YAML: while parsing a flow sequence, expected ',' or ']',"
                                + " but got <stream end>; fix the syntax"),
                Arguments.of(
                        "\tx: 1",
                        ":6: not valid YAML: while scanning for the next token, found character '\\t(TAB)'"
                                + " that cannot start any token. (Do not use \\t(TAB) for indentation); fix the syntax"));
    }

    /** Returns a case that appends lines to the valid configuration. */
    private static Arguments more(String lines, String message) {
        return Arguments.of(TOML + lines + "\n", message);
    }

    private static Arguments whole(String text, String message) {
        return Arguments.of(text, message);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("toml")
    void rejectsInvalidToml(String text, String message) throws IOException {
        check("x.toml", text, message);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("yaml")
    void rejectsInvalidYaml(String lines, String message) throws IOException {
        check("x.yaml", YAML + lines + "\n", message);
    }

    @Test
    void rejectsAnInvalidTopLevel() throws IOException {
        check("list.yml", "- a\n", ":1: the file must be a table, but is a list");
        check("word.yml", "word\n", ":1: the file must be a table, but is the string \"word\"");
        check("empty.yaml", "# nothing\n", ":1: missing key output; add it");
    }

    @Test
    void acceptsTheConfigurationsThatCasesExtend() throws IOException {
        Path toml = Files.writeString(folder.resolve("x.toml"), TOML);
        Path yaml = Files.writeString(folder.resolve("x.yaml"), YAML);
        assertThat(ConfigReader.read(toml).partitions()).hasSize(1);
        assertThat(ConfigReader.read(yaml).partitions()).hasSize(1);
    }

    @Test
    void rejectsYamlOtherThanKeysAndPlainValues() throws IOException {
        check("tag.yaml", "output: {name: !!binary aGk=}\n", ":1: output.name has a tag; write a plain value");
        for (String text : new String[] {
            "{[a]: b}",
            "? {a: b}\n: c",
            ": x",
            "? ",
            "5: x",
            "<<: {a: b}",
            "a: !!int x",
            "!!set {a, b}",
            "a: !custom b",
            "%YAML 9.9\n---\na: b",
            "--- ---",
            "a: |\n b\n c: d",
            "&a [*a]"
        }) {
            String message = problem(Files.writeString(folder.resolve("x.yaml"), text + "\n"));
            assertThat(message).as(text).startsWith(folder + "/x.yaml:").doesNotContain("\n");
        }
    }

    @Test
    void rejectsAMissingFile() {
        Path file = folder.resolve("absent.toml");
        assertThat(problem(file)).isEqualTo(file + ": no such configuration file; name one with --config");
    }

    @Test
    void rejectsADirectory() {
        assertThat(problem(folder)).isEqualTo(folder + ": this is a directory; name the configuration file in it");
    }

    @Test
    void rejectsAnUnreadableFile() throws IOException {
        Path file = Files.writeString(folder.resolve("secret.toml"), TOML);
        assertThat(file.toFile().setReadable(false)).isTrue();
        Assumptions.assumeFalse(Files.isReadable(file), "the superuser reads everything");
        assertThat(problem(file)).isEqualTo(file + ": cannot be read: permission denied; check the file");
    }

    @Test
    void rejectsALinkToItself() throws IOException {
        Path file = Files.createSymbolicLink(folder.resolve("loop.toml"), Path.of("loop.toml"));
        assertThat(problem(file)).startsWith(file + ": cannot be read: ").endsWith("; check the file");
    }

    @Test
    void reportsAnExtremeFileInOneLine() throws IOException {
        String deep = "[".repeat(20_000);
        for (String text : new String[] {
            "a = " + deep,
            "a = " + deep + "]".repeat(20_000),
            "a = " + "9".repeat(5000),
            "a = 1e99999999999",
            "[output]\nname = 1e99999999999",
            "output = { name = 1e99999999999 }",
            "a = nan",
            "a = 0x",
            "a = \"\\ud800\"",
            "\u0000",
            "=",
            "[",
            "[[a]]\n[a]"
        }) {
            String toml = problem(Files.writeString(folder.resolve("x.toml"), text));
            assertThat(toml).as(text).startsWith(folder + "/x.toml").doesNotContain("\n");
            String yaml = problem(Files.writeString(folder.resolve("x.yaml"), text.replace("=", ":")));
            assertThat(yaml).as(text).startsWith(folder + "/x.yaml").doesNotContain("\n");
        }
    }

    @Test
    void rejectsOtherEncodings() throws IOException {
        Path file = folder.resolve("x.toml");
        Files.write(file, "[output]\n# caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problem(file))
                .isEqualTo(file + ":2: not UTF-8 text: byte 0xe9 at offset 14; save the file as UTF-8");
        Files.write(file, TOML.getBytes(StandardCharsets.UTF_16));
        assertThat(problem(file)).isEqualTo(file + ":1: not UTF-8 text: byte 0xfe at offset 0; save the file as UTF-8");
        Files.write(file, new byte[] {'#', (byte) 0xc3});
        assertThat(problem(file)).isEqualTo(file + ":1: not UTF-8 text: byte 0xc3 at offset 1; save the file as UTF-8");
    }

    private void check(String name, String text, String message) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        assertThat(problem(file)).isEqualTo(file + message);
    }

    private static String problem(Path file) {
        ProblemException problem = catchThrowableOfType(ProblemException.class, () -> ConfigReader.read(file));
        assertThat(problem).as("no error").isNotNull();
        assertThat(problem.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        return problem.getMessage();
    }
}
