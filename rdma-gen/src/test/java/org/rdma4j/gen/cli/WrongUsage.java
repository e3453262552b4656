package org.rdma4j.gen.cli;

import java.util.List;
import java.util.function.Consumer;
import org.rdma4j.gen.model.Target;

/** Invalid arguments, and machines without a required program. */
final class WrongUsage {

    private static final String CONFIG = "{dir}/shapes.toml";
    private static final Consumer<SampleProject> NOTHING = project -> {};

    private WrongUsage() {}

    static List<WrongInput> all() {
        return List.of(
                WrongInput.of(
                        "command with a line break",
                        NOTHING,
                        2,
                        "unknown command 'gener\\nate' (did you mean generate?); see rdma-gen --help",
                        "gener\nate"),
                WrongInput.of(
                        "unknown command",
                        NOTHING,
                        2,
                        "unknown command 'generat' (did you mean generate?); see rdma-gen --help",
                        "generat",
                        "--config",
                        CONFIG),
                WrongInput.of(
                        "unknown option",
                        NOTHING,
                        2,
                        "Unknown options: '--conf', '{dir}/shapes.toml'; see rdma-gen generate --help",
                        "generate",
                        "--conf",
                        CONFIG),
                WrongInput.of(
                        "unknown option without a command",
                        NOTHING,
                        2,
                        "Unknown option: '--frobnicate'; see rdma-gen generate --help",
                        "--frobnicate"),
                WrongInput.of(
                        "option without its value",
                        NOTHING,
                        2,
                        "Missing required parameter for option '--config' (FILE); see rdma-gen generate --help",
                        "generate",
                        "--config"),
                WrongInput.of(
                        "missing argument",
                        NOTHING,
                        2,
                        "Missing required parameter: 'METADATA'; see rdma-gen dump --help",
                        "dump"),
                WrongInput.of(
                        "one argument too many",
                        NOTHING,
                        2,
                        "unexpected argument 'b.json'; see rdma-gen dump --help",
                        "dump",
                        "a.json",
                        "b.json"),
                WrongInput.of(
                        "history of one release",
                        NOTHING,
                        2,
                        "history compares at least two releases, but only one was given; name two or more",
                        "history",
                        "a.json"),
                WrongInput.of(
                        "argument for a command without arguments",
                        NOTHING,
                        2,
                        "unexpected argument 'all'; see rdma-gen generate --help",
                        "generate",
                        "--config",
                        CONFIG,
                        "all"),
                WrongInput.of(
                        "configuration that does not exist",
                        NOTHING,
                        2,
                        "{dir}/no.toml: no such configuration file; name one with --config",
                        "generate",
                        "--config",
                        "{dir}/no.toml"),
                WrongInput.of(
                        "configuration is a folder",
                        NOTHING,
                        2,
                        "{dir}/java: this is a directory; name the configuration file in it",
                        "generate",
                        "--config",
                        "{dir}/java"),
                WrongInput.of(
                        "folder of headers that does not exist",
                        NOTHING,
                        2,
                        "include directory {dir}/none does not exist; check -I and include_paths",
                        "generate",
                        "--config",
                        CONFIG,
                        "-I",
                        "{dir}/none"),
                WrongInput.of(
                        "folder of headers is a file",
                        NOTHING,
                        2,
                        "include directory {dir}/shapes.toml is not a directory; check -I and include_paths",
                        "extract",
                        "--config",
                        CONFIG,
                        "-I",
                        CONFIG),
                WrongInput.of(
                        "folder of libraries that does not exist",
                        NOTHING,
                        2,
                        "library directory {dir}/none does not exist; check -L",
                        "extract",
                        "--config",
                        CONFIG,
                        "-L",
                        "{dir}/none"),
                WrongInput.of(
                        "release that is a path",
                        NOTHING,
                        2,
                        "--release is '../44.0'; use only letters, digits and _ . + ~ -, and begin with a letter or digit",
                        "extract",
                        "--config",
                        CONFIG,
                        "--release",
                        "../44.0"),
                WrongInput.of(
                        "compiler that creates no object file",
                        project -> {
                            project.write(
                                    "nothing", "#!/bin/sh\ncase \"$*\" in *' -c '*) ;; *) exec cc \"$@\" ;; esac\n");
                            project.path("nothing").toFile().setExecutable(true);
                        },
                        2,
                        "the C compiler's object file has no reference to the functions that it compiled; check --cc",
                        "extract",
                        "--config",
                        CONFIG,
                        "--cc",
                        "{dir}/nothing"),
                WrongInput.of(
                        "target that is not the compiler's",
                        NOTHING,
                        2,
                        "the target of the C compiler is …, not riscv64-linux-gnu; specify the cross compiler with --cc, such as --cc riscv64-linux-gnu-gcc",
                        "generate",
                        "--config",
                        CONFIG,
                        "--target",
                        "riscv64-linux-gnu"),
                WrongInput.of(
                        "no such compiler",
                        NOTHING,
                        3,
                        "cannot run '/nonexistent/cc': program not found; install a C compiler (Debian and Ubuntu: gcc; Fedora: gcc), or name another with --cc",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "/nonexistent/cc"),
                WrongInput.of(
                        "compiler is a folder",
                        NOTHING,
                        3,
                        "cannot run '{dir}/java': program not found; install a C compiler (Debian and Ubuntu: gcc; Fedora: gcc), or name another with --cc",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "{dir}/java"),
                WrongInput.of(
                        "compiler that fails",
                        NOTHING,
                        2,
                        "the C compiler failed: false -I{dir} -E -dM -v -x c -: it ended with exit code 1 and printed nothing; check --cc, and cflags in the configuration",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "false"),
                WrongInput.of(
                        "compiler that does nothing",
                        NOTHING,
                        2,
                        "the target of the C compiler is not supported; use a compiler for " + Target.triples(" or "),
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "true"),
                WrongInput.of(
                        "compiler with a flag that does not exist",
                        NOTHING,
                        2,
                        "the C compiler failed: cc -frobnicate -I{dir} -E -dM -v -x c -: …; check --cc, and cflags in the configuration",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "cc -frobnicate"),
                WrongInput.of(
                        "compiler for 32 bits",
                        NOTHING,
                        2,
                        "the target of the C compiler is not supported; use a compiler for " + Target.triples(" or "),
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        "cc -m32"),
                WrongInput.of(
                        "empty compiler command",
                        NOTHING,
                        3,
                        "cannot run '': program not found; install a C compiler (Debian and Ubuntu: gcc; Fedora: gcc), or name another with --cc",
                        "generate",
                        "--config",
                        CONFIG,
                        "--cc",
                        ""));
    }
}
