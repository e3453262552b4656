package org.rdma4j.gen.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.rdma4j.gen.model.Target;

/** Metadata that is truncated, edited, inconsistent or missing. */
final class WrongMetadata {

    private static final String JSON = "metadata/shapes.json";

    private static final String TARGET = "\"target\": \"x86_64-linux-gnu\"";

    private WrongMetadata() {}

    /** Changes the metadata as if it described both targets. */
    private static SampleProject both(SampleProject project) {
        return project.replace(JSON, TARGET, "\"targets\": [\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]");
    }

    static List<WrongInput> all() {
        return List.of(
                emit(
                        "metadata cut off",
                        p -> p.write(
                                JSON, p.text(JSON).substring(0, p.text(JSON).length() / 2)),
                        "{dir}/metadata/shapes.json:…: not valid JSON at /partitions/0/functions/0/result: Unexpected end-of-input within/between Object entries; the file may be truncated; extract it again"),
                emit(
                        "metadata that is empty",
                        p -> p.write(JSON, ""),
                        "{dir}/metadata/shapes.json: is empty; extract it again"),
                emit(
                        "metadata that is not JSON",
                        p -> p.write(JSON, "shapes\n"),
                        "{dir}/metadata/shapes.json:1: not valid JSON at the top level: Unrecognized token 'shapes': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false'); the file may be truncated; extract it again"),
                emit(
                        "metadata that is a list",
                        p -> p.write(JSON, "[]\n"),
                        "{dir}/metadata/shapes.json:1: the top level must be an object, but is an empty array"),
                emit(
                        "metadata that is not UTF-8",
                        p -> p.write(JSON, "{\"schema\": \"\u00df\"}".getBytes(StandardCharsets.ISO_8859_1)),
                        "{dir}/metadata/shapes.json:1: not UTF-8 text: byte 0xdf at offset 12; save the file as UTF-8"),
                emit(
                        "something after the metadata",
                        p -> p.append(JSON, "{}\n"),
                        "{dir}/metadata/shapes.json:…: text follows the metadata; remove it"),
                emit(
                        "schema of another version",
                        p -> p.replace(JSON, "\"schema\": 1", "\"schema\": 999"),
                        "{dir}/metadata/shapes.json:2: /schema is 999, but this version of rdma-gen reads 1; extract the file again, or use the version of rdma-gen that wrote it"),
                emit(
                        "no schema",
                        p -> p.write(JSON, "{}\n"),
                        "{dir}/metadata/shapes.json:1: missing property /schema; the file is incomplete; extract it again"),
                emit(
                        "unknown property",
                        p -> p.replace(JSON, "\"versions\"", "\"colour\": 1, \"versions\""),
                        "{dir}/metadata/shapes.json:5: unknown property /colour; known keys: schema, name, release, target, versions, partitions, foreign"),
                emit(
                        "a property whose name has line breaks",
                        p -> p.replace(JSON, "\"versions\"", "\"a\\nb\\u0007\\r\": 1, \"versions\""),
                        "{dir}/metadata/shapes.json:5: unknown property /a\\nb\\u0007\\r; known keys: schema, name, release, target, versions, partitions, foreign"),
                emit(
                        "a struct that is called as a type of C",
                        p -> p.replace(JSON, "\"struct\": \"shape\"", "\"struct\": \"void\", \"typedef\": true"),
                        "{dir}/metadata/shapes.json:14: /partitions/0/records/0/struct is \"void\", which is a built-in type of C; extract it again"),
                emit(
                        "an enum that is called as a type of C",
                        p -> p.replace(JSON, "\"enum\": \"colour\"", "\"enum\": \"int\""),
                        "{dir}/metadata/shapes.json:…: /partitions/0/enums/0/enum is \"int\", which is a built-in type of C; extract it again"),
                emit(
                        "a typedef that is called as a type of C",
                        p -> p.replace(
                                JSON,
                                "\"constants\"",
                                "\"typedefs\": [{\"name\": \"double\", \"type\": \"int\"}], \"constants\""),
                        "{dir}/metadata/shapes.json:…: /partitions/0/typedefs/0/name is \"double\", which is a built-in type of C; extract it again"),
                emit(
                        "a constant that its type cannot hold",
                        p -> p.replace(JSON, "\"integer\": 7", "\"integer\": 2147483648"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/constants/0/integer is 2147483648, which int cannot hold; extract it again"),
                emit(
                        "a constant of more than 64 bits",
                        p -> p.replace(JSON, "\"integer\": 7", "\"integer\": 1180591620717411303424"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/constants/0/integer is 1180591620717411303424, which int cannot hold; extract it again"),
                WrongInput.of(
                        "metadata that is a device",
                        p -> {},
                        2,
                        "/dev/null: this is not a regular file; name the metadata file",
                        "dump",
                        "/dev/null"),
                emit(
                        "a number for an unknown target",
                        p -> both(p).replace(JSON, "\"size\": 12", "\"size\": {\"vax-linux-gnu\": 12}"),
                        "{dir}/metadata/shapes.json:…: unknown property /partitions/0/records/0/size/vax-linux-gnu; known keys: x86_64-linux-gnu, aarch64-linux-gnu"),
                emit(
                        "a number for one of two targets",
                        p -> both(p).replace(JSON, "\"size\": 12", "\"size\": {\"x86_64-linux-gnu\": 12}"),
                        "{dir}/metadata/shapes.json:…: missing property /partitions/0/records/0/size/aarch64-linux-gnu; the file is incomplete; extract it again"),
                emit(
                        "a name that differs between targets",
                        p -> both(p).replace(JSON, "\"name\": \"atoi\"", "\"name\": {\"x86_64-linux-gnu\": \"atoi\"}"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/functions/1/name must be a string, but is an object"),
                emit(
                        "targets in another order",
                        p -> p.replace(JSON, TARGET, "\"targets\": [\"aarch64-linux-gnu\", \"x86_64-linux-gnu\"]"),
                        "{dir}/metadata/shapes.json:4: /targets must list two or more targets, in the order "
                                + Target.triples(", ") + "; name a single target under target"),
                emit(
                        "property twice",
                        p -> p.replace(JSON, "\"versions\"", "\"name\": \"shapes\", \"versions\""),
                        "{dir}/metadata/shapes.json:5: property /name appears twice; remove it here or in line 3"),
                emit(
                        "property of the wrong type",
                        p -> p.replace(JSON, "\"name\": \"shapes\"", "\"name\": [\"shapes\"]"),
                        "{dir}/metadata/shapes.json:3: /name must be a string, but is an array"),
                emit(
                        "negative size",
                        p -> p.replace(JSON, "\"size\": 12", "\"size\": -12"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/records/0/size is -12; it must be between 0 and 9223372036854775807"),
                emit(
                        "unknown target",
                        p -> p.replace(JSON, "x86_64-linux-gnu", "vax-linux-gnu"),
                        "{dir}/metadata/shapes.json:4: /target is \"vax-linux-gnu\"; it must be one of "
                                + Target.triples(", ")),
                emit(
                        "declaration deleted by hand",
                        p -> p.replace(
                                JSON,
                                "\"type\": \"int\", \"offset\": 32",
                                "\"type\": \"struct point\", \"offset\": 32"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/records/0/fields/1/type refers to struct point, which has no size in this file; extract it again"),
                emit(
                        "metadata is a folder",
                        p -> p.makeFolder(JSON),
                        "{dir}/metadata/shapes.json: this is a directory; name the metadata file in it"),
                emit(
                        "metadata that has other partitions",
                        p -> p.replace(JSON, "\"example.shapes\"", "\"example.forms\""),
                        "{dir}/shapes.toml: the configuration has the partitions example.shapes, example.wrapper, but the metadata has example.forms, example.wrapper; use metadata of this configuration, or extract it again"),
                emit(
                        "facts about a function that the metadata lacks",
                        p -> p.replace(JSON, "\"name\": \"atoi\"", "\"name\": \"atol\""),
                        "{dir}/shapes.toml: functions.atoi: no partition has this function; correct or remove the entry"),
                emit(
                        "a member that Java cannot express",
                        p -> p.replace(
                                        JSON,
                                        "\"type\": \"int\", \"offset\": 32, \"width\": 32",
                                        "\"type\": \"__int128\", \"offset\": 128, \"width\": 128")
                                .replace(JSON, "\"offset\": 64", "\"offset\": 256")
                                .replace(JSON, "\"size\": 12", "\"size\": 48")
                                .replace(JSON, "\"align\": 4", "\"align\": 16"),
                        "{dir}/metadata/shapes.json:14: shapes.h: shape: height: __int128 has no counterpart in Java; list shape under [[skip]] with a reason"),
                emit(
                        "a record that is too small for its members",
                        p -> p.replace(JSON, "\"size\": 12", "\"size\": 0"),
                        "{dir}/metadata/shapes.json:14: struct shape has 0 bytes, aligned to 4; its members result in 12 bytes, aligned to 4, on x86_64-linux-gnu; extract it again"),
                emit(
                        "a member that is not aligned",
                        p -> p.replace(JSON, "\"offset\": 32", "\"offset\": 8"),
                        "{dir}/metadata/shapes.json:14: struct shape: height has 32 bits at bit 8; its declaration results in 32 at 32, on x86_64-linux-gnu; extract it again"),
                emit(
                        "a member that is wider than its type",
                        p -> p.replace(JSON, "\"offset\": 64, \"width\": 32", "\"offset\": 64, \"width\": 33"),
                        "{dir}/metadata/shapes.json:14: struct shape: corners has 33 bits at bit 64; its declaration results in 32 at 64, on x86_64-linux-gnu; extract it again"),
                emit(
                        "a bit-field that is wider than its type",
                        p -> p.replace(
                                JSON,
                                "\"type\": \"int\", \"offset\": 32, \"width\": 32",
                                "\"type\": \"int\", \"bits\": 33, \"offset\": 32, \"width\": 33"),
                        "{dir}/metadata/shapes.json:14: struct shape: a bit-field has 33 bits, but its type has fewer, on x86_64-linux-gnu; extract it again"),
                emit(
                        "an array that is larger than any object",
                        p -> p.replace(JSON, "\"length\": 4", "\"length\": 9223372036854775807"),
                        "{dir}/metadata/shapes.json:14: struct shape is too large, on x86_64-linux-gnu; extract it again"),
                emit(
                        "an enumerator that its type cannot hold",
                        p -> p.replace(JSON, "\"value\": 5", "\"value\": 9223372036854775807"),
                        "{dir}/metadata/shapes.json:…: the values of colour require unsigned long, but its type is unsigned int, on x86_64-linux-gnu; extract it again"),
                emit(
                        "an enumerator that no type can hold",
                        p -> p.replace(JSON, "\"value\": 5", "\"value\": -9223372036854775809"),
                        "{dir}/metadata/shapes.json:…: the value of GREEN needs more than 64 bits, on x86_64-linux-gnu; extract it again"),
                emit(
                        "a partition of no headers",
                        p -> p.replace(JSON, "\"headers\": [\"shapes.h\"]", "\"headers\": []"),
                        "{dir}/metadata/shapes.json:…: /partitions/0/headers is empty; name the headers that were read"),
                emit(
                        "a library without a name",
                        p -> p.replace(JSON, "\"library\": \"c\"", "\"library\": \"\""),
                        "{dir}/metadata/shapes.json:…: /partitions/0/library is empty; write a value, or remove the key"),
                emit(
                        "a header with a control character",
                        p -> p.replace(JSON, "\"header\": \"shapes.h\"", "\"header\": \"shapes\\n.h\""),
                        "{dir}/metadata/shapes.json:…: /partitions/0/records/0/header contains a nonprintable character; remove it"),
                emit(
                        "a project that is a path",
                        p -> p.replace(JSON, "\"name\": \"shapes\"", "\"name\": \"../shapes\""),
                        "{dir}/metadata/shapes.json:3: /name is \"../shapes\", which is a path; write the name of the project"),
                emit(
                        "a record whose name is a path",
                        p -> p.replace(JSON, "\"struct\": \"shape\"", "\"struct\": \"../shape\""),
                        "{dir}/metadata/shapes.json:…: /partitions/0/records/0/struct is \"../shape\", which is not a C identifier; write a C name"),
                emit(
                        "a function that Java cannot express",
                        p -> p.replace(JSON, "\"result\": \"int\"", "\"result\": \"__int128\""),
                        "{dir}/metadata/shapes.json:…: shapes.h: …: __int128 has no counterpart in Java; list … under [[skip]] with a reason"),
                WrongInput.of(
                        "no metadata yet",
                        p -> p.deleteFolder("metadata"),
                        2,
                        "{dir}/shapes.toml: no file matches [output] metadata; create it with extract",
                        "emit",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "several metadata files without a release",
                        WrongMetadata::severalReleases,
                        2,
                        "metadata of shapes has the release '', which cannot be compared with other releases; extract it with a --release of two numbers, such as --release 44.0",
                        "emit",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "metadata that does not exist",
                        p -> {},
                        2,
                        "{dir}/none.json: no such metadata file; create it with extract",
                        "dump",
                        "{dir}/none.json"),
                WrongInput.of(
                        "dump of truncated metadata",
                        p -> p.write(JSON, "{\n"),
                        2,
                        "{dir}/metadata/shapes.json:2: not valid JSON at /: Unexpected end-of-input: expected close marker for Object; the file may be truncated; extract it again",
                        "dump",
                        "{dir}/" + JSON),
                WrongInput.of(
                        "truncated checked-in metadata",
                        p -> p.write(JSON, "{\n").append("shapes.h", "int atol(const char *text);\n"),
                        2,
                        "{dir}/metadata/shapes.json:2: not valid JSON at /: Unexpected end-of-input: expected close marker for Object; the file may be truncated; extract it again",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "check of truncated checked-in metadata",
                        p -> p.write(JSON, "{\n"),
                        2,
                        "{dir}/metadata/shapes.json:2: not valid JSON at /: Unexpected end-of-input: expected close marker for Object; the file may be truncated; extract it again",
                        "check",
                        "--config",
                        "{dir}/shapes.toml"));
    }

    private static void severalReleases(SampleProject p) {
        p.replace("shapes.toml", "metadata/shapes.json", "metadata/shapes-{release}.json");
        p.write("metadata/shapes-1.json", p.text(JSON)).write("metadata/shapes-2.json", p.text(JSON));
    }

    private static WrongInput emit(String name, Consumer<SampleProject> arrange, String message) {
        return WrongInput.of(name, arrange, 2, message, "emit", "--config", "{dir}/shapes.toml", "{dir}/" + JSON);
    }
}
