package org.rdma4j.gen.cprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** {@link WrapperPrinter} prints the header and the source of the wrapper library for one release. */
class WrapperPrinterTest {

    private static final String HEADER = """
            #define LATER later_value
            struct dev { int fd; };
            struct attr { int a; long b; };
            struct old_attr;
            static inline int dev_fd(struct dev *dev) { return dev->fd; }
            static inline const int dev_const(void) { return 7; }
            static inline void dev_set(struct dev *, int fd) __attribute__((deprecated));
            static inline void dev_set(struct dev *dev, int fd) { dev->fd = fd; }
            static inline int dev_twice(int dev_fd, int linux_) { return dev_fd + linux_; }
            #define dev_fd(d) broken
            int dev_query(struct dev *dev, struct old_attr *attr);
            static inline int dev_query_new(struct dev *dev, struct attr *attr) { attr->a = dev->fd; return 0; }
            #define dev_query(dev, attr) dev_query_new(dev, attr)
            static inline void (*dev_handler(void (*handler)(int)))(int) { return handler; }
            """;

    private static final CType DEV = new PointerType(NamedType.parse("struct dev"));
    private static final CType INT = ScalarType.INT;
    private static final CType VOID = new VoidType();

    private static FunctionDecl function(String name, Linkage linkage, CType result, Parameter... parameters) {
        return new FunctionDecl(
                name, new FunctionType(result, List.of(parameters), false), linkage, Optional.empty(), "dev.h");
    }

    private static Parameter parameter(CType type, String name) {
        return new Parameter(name, type);
    }

    private static List<FunctionDecl> functions() {
        CType handler = new PointerType(new FunctionType(VOID, List.of(parameter(INT, "")), false));
        CType attr = new PointerType(NamedType.parse("struct attr"));
        CType oldAttr = new PointerType(NamedType.parse("struct old_attr"));
        return List.of(
                function("dev_fd", Linkage.INLINE, INT, parameter(DEV, "dev")),
                function("dev_const", Linkage.INLINE, new QualifiedType(INT, true, false, false)),
                function("dev_set", Linkage.INLINE, VOID, parameter(DEV, ""), parameter(INT, "arg1")),
                function("dev_twice", Linkage.INLINE, INT, parameter(INT, "dev_fd"), parameter(INT, "linux")),
                function("dev_query", Linkage.SHADOWED, INT, parameter(DEV, "dev"), parameter(oldAttr, "attr")),
                function("dev_query_new", Linkage.INLINE, INT, parameter(DEV, "dev"), parameter(attr, "LATER")),
                function("dev_handler", Linkage.INLINE, handler, parameter(handler, "handler")),
                function("dev_elsewhere", Linkage.EXTERN, INT));
    }

    private static Metadata metadata(List<FunctionDecl> functions) {
        ConstantDecl later = new ConstantDecl("LATER", INT, new ConstantDecl.IntegerValue(BigInteger.ONE), "dev.h");
        Partition partition = new Partition(
                "dev",
                "",
                "",
                List.of("dev.h"),
                List.of(),
                List.of(),
                functions,
                List.of(),
                List.of(later),
                List.of(),
                List.of(),
                List.of());
        return new Metadata("dev", "1", Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
    }

    private static WrapperText print() {
        return WrapperPrinter.print(
                MergedReleases.of(metadata(functions())),
                new WrapperOptions(
                        "dev_wrap_", List.of("<dev.h>"), Map.of("dev_query", "dev_query_new"), "/* notice */\n"));
    }

    @Test
    void printsPrototypes() {
        assertThat(print().header())
                .startsWith("/* notice */\n")
                .contains("#ifndef DEV_WRAP_WRAPPER_H\n#define DEV_WRAP_WRAPPER_H\n\n#include <dev.h>\n")
                .contains("\n/* dev.h */\n")
                .contains("\nint dev_wrap_dev_fd(struct dev *dev);\n")
                .contains("\nconst int dev_wrap_dev_const(void);\n")
                .contains("\nvoid dev_wrap_dev_set(struct dev *arg1_, int arg1);\n")
                .contains("\nint dev_wrap_dev_twice(int dev_fd_, int linux_);\n")
                .contains("\nint dev_wrap_dev_query(struct dev *dev, struct attr *attr);\n")
                .contains("\nint dev_wrap_dev_query_new(struct dev *dev, struct attr *LATER_);\n")
                .contains("\nvoid (*dev_wrap_dev_handler(void (*handler)(int)))(int);\n")
                .doesNotContain("dev_elsewhere")
                .endsWith("#endif\n");
    }

    @Test
    void printsBodies() {
        assertThat(print().source())
                .contains("SAME_TYPE(dev_wrap_dev_fd, dev_fd);\n"
                        + "int dev_wrap_dev_fd(struct dev *dev)\n{\n    return (dev_fd)(dev);\n}\n")
                .contains("{\n    (dev_set)(arg1_, arg1);\n}\n")
                .contains("SAME_TYPE(dev_wrap_dev_query, dev_query_new);\n")
                .contains("{\n    return dev_query(dev, attr);\n}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gcc -std=gnu17",
                "gcc -std=c99",
                "clang -std=gnu17",
                "clang -std=c99",
                "gcc -std=gnu17 -O2 -DNDEBUG"
            })
    void compilesWithoutWarningsAndExportsOnlyTheWrappers(String compiler, @TempDir Path folder) throws IOException {
        assumeThat(Command.run(List.of("sh", "-c", "command -v " + compiler.split(" ")[0]))
                        .succeeded())
                .as("%s is on this machine", compiler)
                .isTrue();
        WrapperText text = print();
        Path system = Files.createDirectory(folder.resolve("system"));
        Files.writeString(system.resolve("dev.h"), HEADER);
        Files.writeString(folder.resolve("wrapper.h"), text.header());
        Files.writeString(folder.resolve("wrapper.c"), text.source());
        List<String> words = new ArrayList<>(List.of(compiler.split(" ")));
        words.addAll(List.of("-Wall", "-Wextra", "-Wpedantic", "-Werror", "-isystem", "system"));
        words.addAll(List.of("-fvisibility=hidden", "-fPIC", "-shared", "-o", "w.so", "wrapper.c"));
        CommandResult result = Command.of(words).in(folder).run();
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isZero();
        String symbols = Command.of("nm", "-D", "--defined-only", "w.so")
                .in(folder)
                .run()
                .out();
        assertThat(symbols.lines().filter(line -> line.contains(" T ")).map(line -> line.split(" ")[2]))
                .containsExactlyInAnyOrder(
                        "dev_wrap_dev_fd",
                        "dev_wrap_dev_const",
                        "dev_wrap_dev_set",
                        "dev_wrap_dev_twice",
                        "dev_wrap_dev_query",
                        "dev_wrap_dev_query_new",
                        "dev_wrap_dev_handler");
    }

    @Test
    void doesNotCompileWithAnotherPrototype(@TempDir Path folder) throws IOException {
        WrapperText text = WrapperPrinter.print(
                MergedReleases.of(metadata(
                        List.of(function("dev_fd", Linkage.INLINE, ScalarType.UNSIGNED_INT, parameter(DEV, "dev"))))),
                new WrapperOptions("w_", List.of("<dev.h>"), Map.of(), ""));
        Files.writeString(folder.resolve("dev.h"), HEADER);
        Files.writeString(folder.resolve("wrapper.h"), text.header());
        Files.writeString(folder.resolve("wrapper.c"), text.source());
        assertThat(Command.of("cc", "-c", "-I.", "wrapper.c").in(folder).run().err())
                .contains("w_dev_fd has another type than dev_fd");
    }

    @Test
    void namesFunctionsThatCannotBeWrapped() {
        FunctionDecl variadic = new FunctionDecl(
                "dev_log", new FunctionType(VOID, List.of(), true), Linkage.INLINE, Optional.empty(), "dev.h");
        CType unnamed = new PointerType(new UnnamedRecord(
                new RecordDecl(RecordDecl.Kind.STRUCT, "", false, Packing.NONE, 0, 1, List.of(), "dev.h")));
        assertThatThrownBy(() -> WrapperPrinter.print(
                        MergedReleases.of(metadata(List.of(variadic))),
                        new WrapperOptions("w_", List.of(), Map.of(), "")))
                .isInstanceOf(ProblemException.class)
                .hasMessageStartingWith("dev.h: cannot generate a wrapper for dev_log: it takes variable arguments");
        assertThatThrownBy(() -> WrapperPrinter.print(
                        MergedReleases.of(
                                metadata(List.of(function("dev_x", Linkage.INLINE, VOID, parameter(unnamed, "x"))))),
                        new WrapperOptions("w_", List.of(), Map.of(), "")))
                .hasMessageStartingWith("dev.h: cannot generate a wrapper for dev_x: it has an unnamed struct");
    }
}
