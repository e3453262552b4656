package org.rdma4j.gen.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** Metadata that was cut off, edited, mixed up or lost. */
final class WrongMetadata {

    private static final String JSON = "metadata/shapes.json";

    private WrongMetadata() {}

    static List<WrongInput> all() {
        return List.of(
                emit(
                        "metadata cut off",
                        p -> p.write(
                                JSON, p.text(JSON).substring(0, p.text(JSON).length() / 2)),
                        "?"),
                emit("metadata that is empty", p -> p.write(JSON, ""), "?"),
                emit("metadata that is not JSON", p -> p.write(JSON, "shapes\n"), "?"),
                emit("metadata that is a list", p -> p.write(JSON, "[]\n"), "?"),
                emit(
                        "metadata that is not UTF-8",
                        p -> p.write(JSON, "{\"schema\": \"\u00df\"}".getBytes(StandardCharsets.ISO_8859_1)),
                        "?"),
                emit("something after the metadata", p -> p.append(JSON, "{}\n"), "?"),
                emit("schema of another version", p -> p.replace(JSON, "\"schema\": 1", "\"schema\": 999"), "?"),
                emit("no schema", p -> p.write(JSON, "{}\n"), "?"),
                emit("unknown property", p -> p.replace(JSON, "\"versions\"", "\"colour\": 1, \"versions\""), "?"),
                emit("property twice", p -> p.replace(JSON, "\"versions\"", "\"name\": \"shapes\", \"versions\""), "?"),
                emit(
                        "property of the wrong type",
                        p -> p.replace(JSON, "\"name\": \"shapes\"", "\"name\": [\"shapes\"]"),
                        "?"),
                emit("negative size", p -> p.replace(JSON, "\"size\": 12", "\"size\": -12"), "?"),
                emit("unknown target", p -> p.replace(JSON, "x86_64-linux-gnu", "riscv64-linux-gnu"), "?"),
                emit(
                        "declaration deleted by hand",
                        p -> p.replace(JSON, "\"name\": \"shape\"", "\"name\": \"form\""),
                        "?"),
                emit("metadata is a folder", p -> p.makeFolder(JSON), "?"),
                emit(
                        "metadata that has other partitions",
                        p -> p.replace(JSON, "\"example.shapes\"", "\"example.forms\""),
                        "?"),
                emit(
                        "facts about a function that the metadata lacks",
                        p -> p.replace(JSON, "\"name\": \"atoi\"", "\"name\": \"atol\""),
                        "?"),
                WrongInput.of(
                        "no metadata yet",
                        p -> p.deleteFolder("metadata"),
                        2,
                        "?",
                        "emit",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "metadata of several releases",
                        WrongMetadata::severalReleases,
                        2,
                        "?",
                        "emit",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of("metadata that does not exist", p -> {}, 2, "?", "dump", "{dir}/none.json"),
                WrongInput.of("dump of metadata cut off", p -> p.write(JSON, "{\n"), 2, "?", "dump", "{dir}/" + JSON),
                WrongInput.of(
                        "checked-in metadata cut off",
                        p -> p.write(JSON, "{\n").append("shapes.h", "int atol(const char *text);\n"),
                        2,
                        "?",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"),
                WrongInput.of(
                        "check of checked-in metadata cut off",
                        p -> p.write(JSON, "{\n"),
                        2,
                        "?",
                        "check",
                        "--config",
                        "{dir}/shapes.toml"));
    }

    private static void severalReleases(Project p) {
        p.replace("shapes.toml", "metadata/shapes.json", "metadata/shapes-{release}.json");
        p.write("metadata/shapes-1.json", p.text(JSON)).write("metadata/shapes-2.json", p.text(JSON));
    }

    private static WrongInput emit(String name, Consumer<Project> arrange, String message) {
        return WrongInput.of(name, arrange, 2, message, "emit", "--config", "{dir}/shapes.toml", "{dir}/" + JSON);
    }
}
