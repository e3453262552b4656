package org.rdma4j.gen.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.config.FunctionFact.Failure;

/** {@link ConfigReader} reads every key from TOML and YAML. */
class ConfigReaderTest {

    private static final String TOML = """
            documentation = "doc.toml"
            include_paths = ["vendor/include", "/opt/include"]

            [output]
            name = "rdma-core"
            releases_of = "upstream"
            pkg_config = "libibverbs"
            package = "org.rdma4j.sys"
            metadata = "metadata/rdma-core-{release}.json"
            java = "rdma-sys/src/generated/java"
            wrapper = "rdma-sys/wrapper"
            wrapper_links = ["ibverbs"]
            release_macro = "RDMA_CORE_RELEASE"
            regenerate = "./dev generate"
            native_image = "rdma-sys/native-image"

            [[partition]]
            namespace = "rdma.ibverbs"
            library = "ibverbs"
            headers = ["infiniband/verbs.h", "./own.h"]
            cflags = ["-DNDEBUG"]
            bind = ["ibv_*"]

            [[partition]]
            namespace = "rdma.wrapper"
            headers = ["rdma-sys/wrapper/wrapper.h"]
            traverse = ["*.h"]

            [[partition]]
            namespace = "rdma.sequences"
            within = "rdma.wrapper"
            headers = ["sequences.h"]

            [[type_import]]
            metadata = "metadata/posix.json"
            namespace = "sys.posix"
            config = "posix.toml"

            [[type_import]]
            metadata = "metadata/linux.json"
            namespace = "linux"
            package = "com.example.linux"

            [[inject_type]]
            namespace = "rdma.ibverbs"
            name = "opaque"
            kind = "union"
            size = 16
            align = 8

            [[skip]]
            name = "__attribute_const"
            reason = "no value"

            [rename]
            some_c_name = "someJavaName"

            [shadow]
            ibv_reg_mr = "__ibv_reg_mr"

            [enums]
            flags = ["ibv_access_flags"]
            was = { IBV_X_SUPPORTED = 0xf }

            [fields]
            big_endian = ["sockaddr_in.sin_addr.s_addr"]
            moved = ["ibv_x.reserved"]
            [since]
            ibv_wr_flush = "45.0"
            "ibv_qp_ex.wr_flush" = "45.0"

            [suppliers]
            linux = ["rdma/ib_user_verbs.h"]

            [records]
            library_allocated = ["verbs_context", "ibv_qp"]
            sized_by_caller = ["ibv_port_attr"]
            grows_at_front = ["verbs_context"]
            size_in = ["verbs_context.sz"]

            [functions]
            ibv_open_device = { fails = "null", owns = "ibv_close_device", page = "ibv_open_device(3)" }
            ibv_post_send   = { fails = "code", critical = true, lock = "takes" }
            ibv_start_poll = { fails = "own", returns = "0, or ENOENT", addresses = true }
            fcntl = { fails = "-1", blocks = true, variadic = [[], ["int", "void *"]] }
            """;

    private static final String YAML = """
            # the same
            documentation: doc.yaml
            include_paths: [vendor/include, /opt/include]
            output:
              name: rdma-core
              releases_of: upstream
              pkg_config: libibverbs
              package: org.rdma4j.sys
              metadata: metadata/rdma-core-{release}.json
              java: rdma-sys/src/generated/java
              wrapper: rdma-sys/wrapper
              wrapper_links: [ibverbs]
              release_macro: RDMA_CORE_RELEASE
              regenerate: ./dev generate
              native_image: rdma-sys/native-image
            partition:
              - namespace: rdma.ibverbs
                library: ibverbs
                headers: [infiniband/verbs.h, ./own.h]
                cflags: [-DNDEBUG]
                bind: ["ibv_*"]
              - namespace: rdma.wrapper
                headers:
                  - rdma-sys/wrapper/wrapper.h
                traverse: ["*.h"]
              - {namespace: rdma.sequences, within: rdma.wrapper, headers: [sequences.h]}
            type_import:
              - {metadata: metadata/posix.json, namespace: sys.posix, config: posix.toml}
              - {metadata: metadata/linux.json, namespace: linux, package: com.example.linux}
            inject_type:
              - {namespace: rdma.ibverbs, name: opaque, kind: union, size: 16, align: 8}
            skip:
              - {name: __attribute_const, reason: no value}
            rename: {some_c_name: someJavaName}
            shadow: {ibv_reg_mr: __ibv_reg_mr}
            enums: {flags: [ibv_access_flags], was: {IBV_X_SUPPORTED: 15}}
            fields: {big_endian: [sockaddr_in.sin_addr.s_addr], moved: [ibv_x.reserved]}
            since: {ibv_wr_flush: "45.0", ibv_qp_ex.wr_flush: "45.0"}
            suppliers: {linux: [rdma/ib_user_verbs.h]}
            records:
              library_allocated: [verbs_context, ibv_qp]
              sized_by_caller: [ibv_port_attr]
              grows_at_front: [verbs_context]
              size_in: [verbs_context.sz]
            functions:
              ibv_open_device: {fails: "null", owns: ibv_close_device, page: ibv_open_device(3)}
              ibv_post_send: {fails: code, critical: true, lock: takes}
              ibv_start_poll: {fails: own, returns: "0, or ENOENT", addresses: true}
              fcntl: {fails: "-1", blocks: true, variadic: [[], [int, "void *"]]}
            """;

    @TempDir
    private Path folder;

    @Test
    void readsEveryKey() throws IOException {
        Config config = read("rdma.toml", TOML);

        assertThat(config)
                .isEqualTo(new Config(
                        folder.resolve("rdma.toml"),
                        List.of(folder.resolve("vendor/include"), Path.of("/opt/include")),
                        new OutputConfig(
                                "rdma-core",
                                "upstream",
                                Optional.of("libibverbs"),
                                Optional.of("org.rdma4j.sys"),
                                Optional.of(folder.resolve("metadata/rdma-core-{release}.json")),
                                Optional.of(folder.resolve("rdma-sys/src/generated/java")),
                                Optional.of(folder.resolve("rdma-sys/wrapper")),
                                "rdma_wrap_",
                                Optional.of(folder.resolve("rdma-sys/native-image")),
                                Optional.of("RDMA_CORE_RELEASE"),
                                Set.of("ibverbs"),
                                Optional.of("org.rdma4j.sys.runtime"),
                                TargetsConfig.COMPILERS,
                                Optional.of("./dev generate")),
                        partitions(),
                        imports(),
                        List.of(new InjectedType("rdma.ibverbs", "opaque", InjectedType.Kind.UNION, 16, 8)),
                        Map.of("__attribute_const", "no value"),
                        Map.of("some_c_name", "someJavaName"),
                        Map.of("ibv_reg_mr", "__ibv_reg_mr"),
                        facts(),
                        Set.of("sockaddr_in.sin_addr.s_addr"),
                        Set.of("ibv_x.reserved"),
                        Map.of("ibv_wr_flush", "45.0", "ibv_qp_ex.wr_flush", "45.0"),
                        new RecordAllocation(
                                Set.of("verbs_context", "ibv_qp"),
                                Set.of("ibv_port_attr"),
                                Set.of("verbs_context"),
                                Map.of("verbs_context", "sz")),
                        Set.of("ibv_access_flags"),
                        Map.of("IBV_X_SUPPORTED", BigInteger.valueOf(15)),
                        Map.of("rdma/ib_user_verbs.h", "linux"),
                        Map.of("ibv_qp_attr.port_num", "From 1.", "ibv_open_device", "Opens it.")));
    }

    private static List<PartitionConfig> partitions() {
        List<String> headers = List.of("infiniband/verbs.h", "./own.h");
        return List.of(
                new PartitionConfig(
                        "rdma.ibverbs",
                        "ibverbs",
                        headers,
                        List.of("infiniband/verbs.h", "own.h"),
                        List.of("ibv_*"),
                        List.of("-DNDEBUG")),
                new PartitionConfig(
                        "rdma.wrapper",
                        "",
                        List.of("rdma-sys/wrapper/wrapper.h"),
                        List.of("*.h"),
                        List.of(),
                        List.of()),
                new PartitionConfig(
                        "rdma.sequences",
                        "",
                        List.of("sequences.h"),
                        List.of("sequences.h"),
                        List.of(),
                        List.of(),
                        Optional.of("rdma.wrapper"),
                        false));
    }

    private List<TypeImport> imports() {
        return List.of(
                new TypeImport(
                        folder.resolve("metadata/posix.json"),
                        "sys.posix",
                        "org.rdma4j.sys.posix",
                        Optional.of(folder.resolve("posix.toml"))),
                new TypeImport(folder.resolve("metadata/linux.json"), "linux", "com.example.linux", Optional.empty()));
    }

    private static Map<String, FunctionFact> facts() {
        return Map.of(
                "ibv_open_device",
                new FunctionFact(
                        Optional.of(Failure.NULL),
                        Optional.empty(),
                        false,
                        Optional.of("ibv_close_device"),
                        false,
                        false,
                        false,
                        List.of(),
                        Optional.empty(),
                        "ibv_open_device(3)"),
                "ibv_post_send",
                new FunctionFact(
                        Optional.of(Failure.CODE),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        true,
                        false,
                        false,
                        List.of(),
                        Optional.of(FunctionFact.Lock.TAKES),
                        ""),
                "ibv_start_poll",
                new FunctionFact(
                        Optional.of(Failure.OWN),
                        Optional.of("0, or ENOENT"),
                        false,
                        Optional.empty(),
                        false,
                        true,
                        false,
                        List.of(),
                        Optional.empty(),
                        ""),
                "fcntl",
                new FunctionFact(
                        Optional.of(Failure.MINUS_ONE),
                        Optional.empty(),
                        true,
                        Optional.empty(),
                        false,
                        false,
                        false,
                        List.of(List.of(), List.of("int", "void *")),
                        Optional.empty(),
                        ""));
    }

    @Test
    void readsTheSameFromYaml() throws IOException {
        Config toml = read("rdma.toml", TOML);
        for (String name : List.of("rdma.yaml", "rdma.YML")) {
            Config yaml = read(name, YAML);
            // Line numbers differ between the two formats.
            String expected = toml.toString().replace("rdma.toml", name).replaceAll("at=[^]]*", "at");
            assertThat(yaml.toString().replaceAll("at=[^]]*", "at")).isEqualTo(expected);
        }
    }

    @Test
    void mapsAreInTheOrderOfTheFile() throws IOException {
        assertThat(read("rdma.toml", TOML).functions().keySet())
                .containsExactly("ibv_open_device", "ibv_post_send", "ibv_start_poll", "fcntl");
    }

    @Test
    void readsAMinimalConfiguration() throws IOException {
        Config config = read(
                "x.toml", "partition = [{ namespace = \"a\", headers = [\"a.h\"] }]\noutput.name = \"lib.x-core\"\n");

        assertThat(config.output().wrapperPrefix()).isEqualTo("lib_x_wrap_");
        assertThat(config.output().javaPackage()).isEmpty();
        assertThat(config.output().runtimePackage()).isEmpty();
        assertThat(config.imports()).isEmpty();
    }

    @Test
    void ignoresAByteOrderMark() throws IOException {
        assertThat(read("rdma.toml", "\uFEFF" + TOML).partitions()).hasSize(3);
    }

    private Config read(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        Files.writeString(
                folder.resolve("doc.toml"),
                "ibv_open_device = \"Opens it.\"\n\"ibv_qp_attr.port_num\" = \"From 1.\"\n");
        Files.writeString(folder.resolve("doc.yaml"), "{ibv_open_device: Opens it., ibv_qp_attr.port_num: From 1.}");
        return ConfigReader.read(file);
    }

    @Test
    void readsDocumentationFromSeveralFiles() throws IOException {
        Files.writeString(folder.resolve("more.toml"), "ibv_close_device = \"Closes it.\"\n");
        assertThat(read("rdma.toml", TOML.replace("\"doc.toml\"", "[\"doc.toml\", \"more.toml\"]"))
                        .documentation())
                .containsOnlyKeys("ibv_open_device", "ibv_qp_attr.port_num", "ibv_close_device");
        Files.writeString(folder.resolve("more.toml"), "\nibv_open_device = \"Opens a device.\"\n");
        assertThatThrownBy(() -> read("rdma.toml", TOML.replace("\"doc.toml\"", "[\"doc.toml\", \"more.toml\"]")))
                .hasMessageContaining("more.toml:2")
                .hasMessageContaining("repeats \"ibv_open_device\"");
    }

    @Test
    void manualPageIsTheFunctionsOwnByDefault() throws IOException {
        Map<String, FunctionFact> functions = read(
                        "rdma.toml",
                        "manual_section = 2\n[output]\nname = \"a\"\n[[partition]]\nnamespace = \"a\"\nheaders = [\"a.h\"]\n"
                                + "[functions]\nown = {}\nother = { page = \"b(3)\" }\nwithout = { page = \"none\" }\n")
                .functions();
        assertThat(functions.get("own").page()).isEqualTo("own(2)");
        assertThat(functions.get("other").page()).isEqualTo("b(3)");
        assertThat(functions.get("without").page()).isEmpty();
    }
}
