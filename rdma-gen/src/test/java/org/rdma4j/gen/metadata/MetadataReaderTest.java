package org.rdma4j.gen.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;

/** {@link MetadataReader} reads valid files, and rejects invalid ones with one line. */
class MetadataReaderTest {

    /** A small valid file; each case replaces one of its lines, given by number. */
    private static final String WHOLE = """
            {
              "schema": 1,
              "name": "n",
              "target": "x86_64-linux-gnu",
              "versions": {},
              "partitions": [
                {
                  "namespace": "a.b",
                  "headers": ["h.h"],
                  "records": [
                    {"struct": "s", "size": 4, "align": 4, "fields": [{"type": "int", "offset": 0, "width": 32}]}
                  ],
                  "enums": [
                    {"enum": "e", "underlying": "int", "enumerators": [{"name": "E", "value": 1}]}
                  ],
                  "functions": [
                    {"name": "f", "linkage": "extern", "result": "void", "parameters": []}
                  ],
                  "typedefs": [
                    {"name": "t", "type": {"pointer": "struct s"}}
                  ],
                  "constants": [
                    {"name": "C", "type": "int", "integer": 1}
                  ]
                }
              ],
              "foreign": [
                {"type": "u", "definition": "int", "size": 4, "align": 4}
              ]
            }
            """;

    @TempDir
    private Path folder;

    static Stream<Arguments> wrong() {
        return Stream.of(
                change(
                        "{\"struct\"",
                        "{\"heap\": 1, \"struct\"",
                        "m.json:11: unknown property"
                                + " /partitions/0/records/0/heap; known keys: struct, typedef, header, packed, aligned,"
                                + " pragmaPack, size, align, fields"),
                change(
                        "\"size\": 4, \"align\": 4, \"fields\"",
                        "\"align\": 4, \"fields\"",
                        "m.json:11: missing property /partitions/0/records/0/size; the file is incomplete; extract it"
                                + " again"),
                change(
                        "\"size\": 4, \"align\": 4, \"fields\"",
                        "\"size\": \"4\", \"align\": 4, \"fields\"",
                        "m.json:11: /partitions/0/records/0/size must be a whole number, but is the string \"4\""),
                change(
                        "\"size\": 4, \"align\": 4, \"fields\"",
                        "\"size\": -4, \"align\": 4, \"fields\"",
                        "m.json:11: /partitions/0/records/0/size is -4; it must be between 0 and 9223372036854775807"),
                change(
                        "\"offset\": 0",
                        "\"offset\": 0.5",
                        "m.json:11: /partitions/0/records/0/fields/0/offset must be a whole number, but is the number"
                                + " 0.5"),
                change(
                        "\"type\": \"int\", \"offset\"",
                        "\"type\": \"struct nobody\", \"offset\"",
                        "m.json:11: /partitions/0/records/0/fields/0/type refers to struct nobody, which has no size in"
                                + " this file; extract it again"),
                change(
                        "\"type\": \"int\", \"offset\"",
                        "\"type\": \"int *\", \"offset\"",
                        "m.json:11: /partitions/0/records/0/fields/0/type is the string \"int *\", which is not a C"
                                + " type;"
                                + " write a C type, see rdma-metadata.schema.json"),
                change(
                        "{\"pointer\": \"struct s\"}",
                        "{\"pionter\": \"struct s\"}",
                        "m.json:20: /partitions/0/typedefs/0/type is an object, which is not a C type; write a C"
                                + " type, see"
                                + " rdma-metadata.schema.json"),
                change(
                        "{\"pointer\": \"struct s\"}",
                        "{\"pointer\": \"absent_t\"}",
                        "m.json:20: /partitions/0/typedefs/0/type/pointer refers to absent_t, which is not declared in"
                                + " this file; extract it again"),
                change(
                        "\"underlying\": \"int\"",
                        "\"underlying\": \"float\"",
                        "m.json:14: /partitions/0/enums/0/underlying is \"float\", which is not an integer type;"
                                + " write the name of a C integer type"),
                change(
                        "{\"name\": \"E\", \"value\": 1}",
                        "{\"name\": \"E\", \"value\": 1}, {\"name\": \"E\", \"value\": 2}",
                        "m.json:14: /partitions/0/enums/0/enumerators/1 declares enumerator E again; remove it here or"
                                + " at /partitions/0/enums/0/enumerators/0 in line 14"),
                change(
                        "\"linkage\": \"extern\"",
                        "\"linkage\": \"outside\"",
                        "m.json:17: /partitions/0/functions/0/linkage is \"outside\"; it must be one of extern, inline,"
                                + " shadowed"),
                change(
                        "{\"name\": \"t\", \"type\": {",
                        "{\"name\": \"u\", \"type\": {",
                        "m.json:28: /foreign/0 declares type u again; remove it here or at /partitions/0/typedefs/0 in"
                                + " line 20"),
                change(
                        "\"parameters\": []}",
                        "\"parameters\": []},\n"
                                + "{\"name\": \"f\", \"linkage\": \"inline\", \"result\": \"int\", \"parameters\": []}",
                        "m.json:18: /partitions/0/functions/1 declares function f again; remove it here or at"
                                + " /partitions/0/functions/0 in line 17"),
                change(
                        "\"integer\": 1}",
                        "\"integer\": 1}, {\"name\": \"C\", \"type\": \"int\", \"integer\": 2}",
                        "m.json:23: /partitions/0/constants/1 declares macro C in a.b again; remove it here or at"
                                + " /partitions/0/constants/0 in line 23"),
                change(
                        "  \"partitions\": [\n",
                        "  \"partitions\": [{\"namespace\": \"a.b\", \"headers\": [\"g.h\"]},\n",
                        "m.json:7: /partitions/1 declares namespace a.b again; remove it here or at /partitions/0 in"
                                + " line 6"),
                change(
                        "\"integer\": 1",
                        "\"integer\": 1, \"pointer\": 2",
                        "m.json:23: /partitions/0/constants/0 has two values; keep one of integer, string, pointer,"
                                + " floating"),
                change(
                        ", \"integer\": 1",
                        "",
                        "m.json:23: /partitions/0/constants/0 has no value; add integer, string, pointer or floating"),
                change(
                        "\"integer\": 1",
                        "\"floating\": 1e99999",
                        "m.json:23: /partitions/0/constants/0/floating must be a number of type double, but is the"
                                + " number 1E+99999; write one, or \"inf\", \"-inf\", \"nan\""),
                change(
                        "\"schema\": 1",
                        "\"schema\": 2",
                        "m.json:2: /schema is 2, but this version of rdma-gen reads 1; extract the file again, or use"
                                + " the version of rdma-gen that wrote it"),
                change(
                        "x86_64-linux-gnu",
                        "vax",
                        "m.json:4: /target is \"vax\"; it must be one of " + Target.triples(", ")),
                change(
                        "\"name\": \"n\"",
                        "\"name\": \"n\",\n  \"name\": \"m\"",
                        "m.json:4: property /name appears twice; remove it here or in line 3"),
                change(
                        "\"a.b\"",
                        "\"a b\"",
                        "m.json:8: /partitions/0/namespace is \"a b\", which is not a namespace; write identifiers"
                                + " separated by dots"),
                change(
                        "\"headers\": [\"h.h\"]",
                        "\"headers\": \"h.h\"",
                        "m.json:9: /partitions/0/headers must be an array, but is the string \"h.h\"; enclose it in ["
                                + " ]"),
                Arguments.of(
                        "cut off",
                        WHOLE.substring(0, WHOLE.indexOf("\"linkage\"")),
                        "m.json:17: not valid JSON at /partitions/0/functions/0/name: Unexpected end-of-input within/"
                                + "between Object entries; the file may be truncated; extract it again"),
                Arguments.of("empty", " \n", "m.json: is empty; extract it again"),
                Arguments.of("a list", "[]", "m.json:1: the top level must be an object, but is an empty array"),
                Arguments.of("followed", "{} {}", "m.json:1: text follows the metadata; remove it"),
                Arguments.of(
                        "another file",
                        "{\"version\": \"3\"}",
                        "m.json:1: missing property /schema; the file is incomplete; extract it again"));
    }

    private static Arguments change(String from, String to, String message) {
        assertThat(WHOLE).containsOnlyOnce(from);
        return Arguments.of(to, WHOLE.replace(from, to), message);
    }

    @ParameterizedTest(name = "{index} {0}")
    @MethodSource("wrong")
    void reportsAnErrorInOneLine(String name, String json, String message) {
        ProblemException problem =
                catchThrowableOfType(ProblemException.class, () -> MetadataReader.parse("m.json", json));

        assertThat(problem).as("no error").isNotNull();
        assertThat(problem.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(problem.getMessage()).isEqualTo(message);
    }

    @Test
    void readsTheValidFile() {
        assertThat(MetadataReader.parse("m.json", WHOLE).partitions()).hasSize(1);
    }

    @Test
    void reportsATruncatedFileInOneLine() {
        for (int length = 0; length < WHOLE.stripTrailing().length(); length++) {
            String cut = WHOLE.substring(0, length);
            ProblemException problem =
                    catchThrowableOfType(ProblemException.class, () -> MetadataReader.parse("m.json", cut));
            assertThat(problem).as("truncated after %d bytes", length).isNotNull();
            assertThat(problem.getMessage()).startsWith("m.json").doesNotContain("\n");
        }
    }

    @Test
    void reportsAnExtremeFileInOneLine() {
        String number = "\"integer\": 1";
        for (String text : List.of(
                "[".repeat(20_000),
                "{\"schema\": " + "9".repeat(5000) + "}",
                "{\"schema\": 1e99999999999}",
                "\u0000",
                WHOLE.replace(number, "\"floating\": 1e2147483647"),
                WHOLE.replace(number, "\"floating\": 1e99999999999"),
                WHOLE.replace("{\"pointer\": \"struct s\"}", "{\"pointer\": ".repeat(2000)))) {
            ProblemException problem =
                    catchThrowableOfType(ProblemException.class, () -> MetadataReader.parse("m.json", text));
            assertThat(problem).isNotNull();
            assertThat(problem.getMessage())
                    .startsWith("m.json")
                    .doesNotContain("\n")
                    .hasSizeLessThan(5000);
        }
    }

    @Test
    void rejectsAMissingFile() {
        Path file = folder.resolve("no.json");
        assertThat(problem(file)).isEqualTo(file + ": no such metadata file; create it with extract");
    }

    @Test
    void rejectsADirectory() {
        assertThat(problem(folder)).isEqualTo(folder + ": this is a directory; name the metadata file in it");
    }

    @Test
    void rejectsAnotherEncoding() throws IOException {
        Path file = folder.resolve("latin.json");
        Files.write(file, "{\n\"name\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problem(file))
                .isEqualTo(file + ":2: not UTF-8 text: byte 0xe9 at offset 11; save the file as UTF-8");
    }

    private static String problem(Path file) {
        return catchThrowableOfType(ProblemException.class, () -> MetadataReader.read(file))
                .getMessage();
    }
}
