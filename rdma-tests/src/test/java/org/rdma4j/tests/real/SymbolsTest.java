package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.sequences.Sequences;
import org.rdma4j.sys.wrapper.WrapperBuild;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Symbols;
import tools.jackson.databind.JsonNode;

/** Every function is bound to the symbol in its metadata, and no binding uses another symbol. */
class SymbolsTest {
    private static final Pattern LIBRARY = Pattern.compile("Library\\.of\\(\"(\\w*)\", \"([^\"]*)\"\\)");
    private static final Pattern DOWNCALL =
            Pattern.compile("Linking\\.downcall\\(\\s*LIBRARY,\\s*\"(\\w+)\",\\s*([^)]*?)\\)?,\n");
    /** A symbol version in the emitted source: one for all architectures, or one for each. */
    private static final Pattern NODE = Pattern.compile("\"([\\w.]*)\"");
    /** The architectures of the versions, if there are several. */
    private static final Pattern ARCHITECTURES = Pattern.compile("\"(\\w+(?: \\w+)+)\"");

    /** Maps symbols to versions, as in the emitted source. */
    private static Map<String, String> bindings(JsonNode partition) throws IOException {
        String source = Files.readString(EmittedBindings.handles(partition));
        Map<String, String> bindings = new TreeMap<>();
        DOWNCALL.matcher(source).results().forEach(downcall -> {
            List<String> nodes = NODE.matcher(downcall.group(2))
                    .results()
                    .map(node -> node.group(1))
                    .toList();
            Matcher architectures = ARCHITECTURES.matcher(downcall.group(2));
            int here = architectures.find()
                    ? List.of(architectures.group(1).split(" ")).indexOf(System.getProperty("os.arch"))
                    : 0;
            bindings.put(downcall.group(1), nodes.get(here));
        });
        return bindings;
    }

    private static Library library(JsonNode partition) throws IOException {
        String source = Files.readString(EmittedBindings.handles(partition));
        if (source.contains("LIBRARY = WrapperBuild.LIBRARY;")) {
            return WrapperBuild.LIBRARY;
        }
        MatchResult match = LIBRARY.matcher(source).results().findFirst().orElseThrow();
        return Library.of(match.group(1), match.group(2));
    }

    /** Maps symbols to versions, as in the metadata. Inline functions belong to the wrapper. */
    private static Map<String, String> described(JsonNode partition, boolean withShadowed) {
        Map<String, String> described = new TreeMap<>();
        for (JsonNode function : partition.path("functions")) {
            String linkage = function.path("linkage").asString();
            if (linkage.equals("extern") || withShadowed && linkage.equals("shadowed")) {
                described.put(
                        function.path("name").asString(),
                        EmittedBindings.here(function.path("version")).asString(""));
            }
        }
        return described;
    }

    /** The library of this host has exactly those symbols of the bindings that its release has. */
    @Test
    void symbolsOfTheHostsReleaseAreInTheLibrary() throws IOException {
        List<String> differences = new ArrayList<>();
        int found = 0;
        for (JsonNode partition : EmittedBindings.partitionsOfHost()) {
            Library library = library(partition);
            Map<String, String> had = described(partition, true);
            for (Map.Entry<String, String> binding : bindings(partition).entrySet()) {
                boolean there = Symbols.find(library, binding.getKey(), binding.getValue())
                        .isPresent();
                if (there != had.containsKey(binding.getKey())) {
                    differences.add(binding + (there ? " is in " : " is not in ") + library);
                }
                found += there ? 1 : 0;
            }
        }
        assertThat(differences).isEmpty();
        assertThat(found).isGreaterThan(200);
    }

    /** A symbol whose version differs between releases is bound to its default version. */
    @Test
    void functionsOfEveryReleaseAreBoundToTheirVersion() throws IOException {
        Map<String, Set<String>> nodes = new TreeMap<>();
        for (List<JsonNode> release : EmittedBindings.releases()) {
            for (JsonNode partition : release) {
                described(partition, true)
                        .forEach((name, node) -> nodes.computeIfAbsent(name, n -> new TreeSet<>())
                                .add(node));
            }
        }
        Set<String> bound = new TreeSet<>();
        for (JsonNode partition : EmittedBindings.partitions()) {
            bindings(partition).forEach((name, node) -> {
                bound.add(name);
                Set<String> known = nodes.getOrDefault(name, Set.of());
                assertThat(known.size() == 1 ? known : Set.of("")).as(name).containsExactly(node);
            });
            assertThat(bound)
                    .as(partition.path("namespace").asString())
                    .containsAll(described(partition, false).keySet());
        }
        assertThat(bound).hasSizeGreaterThan(200);
    }

    @Test
    void functionsHaveTheirCName() throws ClassNotFoundException {
        int callable = 0;
        List<JsonNode> partitions =
                EmittedBindings.releases().stream().flatMap(List::stream).toList();
        for (JsonNode partition : partitions) {
            Set<String> methods = new TreeSet<>();
            List<Class<?>> classes = new ArrayList<>(List.of(EmittedBindings.functions(partition)));
            if (EmittedBindings.packageName(partition).equals("wrapper")) {
                // Inline functions of this project, which the metadata contains in the partition of the wrapper.
                classes.add(Sequences.class);
            }
            for (Class<?> functions : classes) {
                for (Method method : functions.getMethods()) {
                    if (Modifier.isStatic(method.getModifiers())) {
                        methods.add(method.getName());
                    }
                }
            }
            for (JsonNode function : partition.path("functions")) {
                assertThat(methods).contains(function.path("name").asString());
                callable++;
            }
        }
        assertThat(callable).isGreaterThan(350);
    }

    @Test
    void externFunctionsOfTheHostsReleaseResolve() {
        int found = 0;
        for (JsonNode partition : EmittedBindings.partitionsOfHost()) {
            Library library = Library.of(
                    partition.path("library").asString(""),
                    partition.path("soname").asString(""));
            for (Map.Entry<String, String> function : described(partition, true).entrySet()) {
                assertThat(Symbols.find(library, function.getKey(), function.getValue()))
                        .as("%s in %s", function, library)
                        .isPresent();
                found++;
            }
        }
        assertThat(found).isGreaterThan(200);
    }

    @Test
    void queuePairCreationUsesTheCurrentAbi() throws IOException {
        String version = bindings(EmittedBindings.partition("rdma.ibverbs")).getOrDefault("ibv_create_qp", "");
        assertThat(version).isEqualTo("IBVERBS_1.1");
        Library verbs = Library.ibverbs();
        MemorySegment bound = Symbols.find(verbs, "ibv_create_qp", version).orElseThrow();
        MemorySegment old = Symbols.find(verbs, "ibv_create_qp", "IBVERBS_1.0").orElseThrow();
        assertThat(bound.address()).isNotEqualTo(old.address());
        MemorySegment other =
                Symbols.find(verbs, "ibv_wc_status_str", "IBVERBS_1.1").orElseThrow();
        long linked = Long.parseLong(
                C.run("current_abi", "-fPIE", "-pie", "-libverbs").lines().get(0));
        assertThat(bound.address() - other.address()).isEqualTo(linked);
    }
}
