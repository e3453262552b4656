package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Output files that no user can write, not even root. {@code ProtectedFilesTest} has those protected by permissions.
 */
final class WrongOutputs {

    private static final String JAVA = "java/org/example/shapes";

    private WrongOutputs() {}

    static List<WrongInput> all() {
        return List.of(
                output(
                        "hand-written C file in place of the wrapper's",
                        p -> p.write("wrapper/wrapper.c", "int mine;\n"),
                        "{dir}/wrapper/wrapper.c: the file was not written by rdma-gen and would be overwritten; move it, or name another directory under [output]"),
                output(
                        "hand-written class in place of an emitted one",
                        p -> p.write(JAVA + "/shape.java", "class shape {}\n"),
                        "{dir}/java/org/example/shapes/shape.java: the file was not written by rdma-gen and would be overwritten; move it, or name another directory under [output]"),
                output(
                        "file where the folder for Java must be",
                        p -> p.deleteFolder("java").write("java", "mine\n"),
                        "{dir}/java/org/example/shapes/shape.java: cannot be written: Not a directory; check permissions and free space; nothing was changed"),
                output(
                        "file where a package's folder must be",
                        p -> p.deleteFolder(JAVA).write(JAVA, "mine\n"),
                        "{dir}/java/org/example/shapes/shape.java: cannot be written: Not a directory; check permissions and free space; nothing was changed"),
                output(
                        "folder where a Java file must be",
                        p -> p.makeFolder(JAVA + "/shape.java"),
                        "{dir}/java/org/example/shapes/shape.java: cannot be written: it is a directory; check permissions and free space; nothing was changed"),
                output(
                        "folder where wrapper.h must be",
                        p -> p.makeFolder("wrapper/wrapper.h"),
                        "{dir}/wrapper/wrapper.h: cannot be written: it is a directory; check permissions and free space; nothing was changed"),
                output(
                        "folder where metadata must be",
                        p -> p.makeFolder("metadata/shapes.json"),
                        "{dir}/metadata/shapes.json: this is a directory; name the metadata file in it"),
                output(
                        "file where the folder for metadata must be",
                        p -> p.deleteFolder("metadata").write("metadata", "mine\n"),
                        "{dir}/metadata/shapes.json: cannot be written: Not a directory; check permissions and free space; nothing was changed"),
                WrongInput.of(
                        "output is a folder",
                        p -> {},
                        2,
                        "{dir}/java: cannot be written: it is a directory; check permissions and free space; nothing was changed",
                        "extract",
                        "--config",
                        "{dir}/shapes.toml",
                        "-o",
                        "{dir}/java"),
                WrongInput.of(
                        "output below a file",
                        p -> {},
                        2,
                        "{dir}/shapes.h/out.json: cannot be written: Not a directory; check permissions and free space; nothing was changed",
                        "extract",
                        "--config",
                        "{dir}/shapes.toml",
                        "-o",
                        "{dir}/shapes.h/out.json"),
                WrongInput.of(
                        "output is a header",
                        p -> {},
                        2,
                        "{dir}/shapes.h: the file exists and is not a metadata file; name another file with -o",
                        "extract",
                        "--config",
                        "{dir}/shapes.toml",
                        "-o",
                        "{dir}/shapes.h"),
                WrongInput.of(
                        "report in the place of what it compares",
                        p -> {},
                        2,
                        "{dir}/java/../metadata/shapes.json: the report would overwrite one of its input files; name another file with -o",
                        "diff",
                        "--config",
                        "{dir}/shapes.toml",
                        "-o",
                        "{dir}/java/../metadata/shapes.json",
                        "{dir}/metadata/shapes.json",
                        "{dir}/metadata/shapes.json"),
                WrongInput.of(
                        "output is a device",
                        WrongOutputs::linkToDevice,
                        2,
                        "{dir}/out.json: cannot be written: it is not a regular file; check permissions and free space; nothing was changed",
                        "extract",
                        "--config",
                        "{dir}/shapes.toml",
                        "-o",
                        "{dir}/out.json"));
    }

    /** Uses a link to the device, since root could replace the device itself with a file. */
    private static void linkToDevice(SampleProject p) {
        try {
            Files.createSymbolicLink(p.path("out.json"), Path.of("/dev/full"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a function first, so that files of every kind would change. */
    private static WrongInput output(String name, Consumer<SampleProject> arrange, String message) {
        return WrongInput.of(
                name,
                p -> arrange.accept(p.append("shapes.h", "static inline int twice(int a) { return 2 * a; }\n")),
                2,
                message,
                "generate",
                "--config",
                "{dir}/shapes.toml");
    }
}
