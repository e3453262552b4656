package org.rdma4j.gen.cli;

import java.util.List;
import java.util.function.Consumer;

/** Wrong words on the command line, and machines that lack what it needs. */
final class WrongUsage {

    private static final String CONFIG = "{dir}/shapes.toml";
    private static final Consumer<Project> NOTHING = project -> {};

    private WrongUsage() {}

    static List<WrongInput> all() {
        return List.of(
                WrongInput.of("unknown command", NOTHING, 2, "?1", "generat", "--config", CONFIG),
                WrongInput.of("unknown option", NOTHING, 2, "?2", "generate", "--conf", CONFIG),
                WrongInput.of("unknown option without a command", NOTHING, 2, "?3", "--frobnicate"),
                WrongInput.of("option without its value", NOTHING, 2, "?4", "generate", "--config"),
                WrongInput.of("missing argument", NOTHING, 2, "?5", "dump"),
                WrongInput.of(
                        "one argument too many", NOTHING, 2, "?6", "emit", "--config", CONFIG, "a.json", "b.json"),
                WrongInput.of("argument where none is taken", NOTHING, 2, "?7", "generate", "--config", CONFIG, "all"),
                WrongInput.of(
                        "configuration that does not exist", NOTHING, 2, "?8", "generate", "--config", "{dir}/no.toml"),
                WrongInput.of("configuration is a folder", NOTHING, 2, "?9", "generate", "--config", "{dir}/java"),
                WrongInput.of(
                        "folder of headers that does not exist",
                        NOTHING,
                        2,
                        "?10",
                        "generate",
                        "--config",
                        CONFIG,
                        "-I",
                        "{dir}/none"),
                WrongInput.of(
                        "folder of headers is a file", NOTHING, 2, "?11", "extract", "--config", CONFIG, "-I", CONFIG),
                WrongInput.of(
                        "target that is not the compiler's",
                        NOTHING,
                        2,
                        "?12",
                        "generate",
                        "--config",
                        CONFIG,
                        "--target",
                        "riscv64-linux-gnu"),
                WrongInput.of(
                        "no such compiler",
                        NOTHING,
                        3,
                        "?13",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "/nonexistent/cc"),
                WrongInput.of(
                        "compiler is a folder",
                        NOTHING,
                        3,
                        "?14",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "{dir}/java"),
                WrongInput.of(
                        "compiler that fails", NOTHING, 2, "?15", "generate", "--config", CONFIG, "--cc", "false"),
                WrongInput.of(
                        "compiler that does nothing",
                        NOTHING,
                        2,
                        "?16",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "true"),
                WrongInput.of(
                        "compiler flag that does not exist",
                        NOTHING,
                        2,
                        "?17",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "cc -frobnicate"),
                WrongInput.of(
                        "compiler for 32 bits", NOTHING, 2, "?18", "generate", "--config", CONFIG, "--cc", "cc -m32"),
                WrongInput.of("empty compiler", NOTHING, 3, "?19", "generate", "--config", CONFIG, "--cc", ""));
    }
}
