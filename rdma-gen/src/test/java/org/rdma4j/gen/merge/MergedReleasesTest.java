package org.rdma4j.gen.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Key;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.ProblemException;

/** The merge of all checked-in releases: the facts, and the releases in which each is present. */
class MergedReleasesTest {

    private static final Path ROOT = Path.of("..");
    private static final Config CONFIG = ConfigReader.read(ROOT.resolve("rdma.toml"));

    /** Kinds of names by their word in a dump. */
    private static final Map<String, Kind> KINDS = Map.of(
            "struct", Kind.RECORD,
            "union", Kind.RECORD,
            "field", Kind.FIELD,
            "enum", Kind.ENUM,
            "enumerator", Kind.ENUMERATOR,
            "function", Kind.FUNCTION,
            "typedef", Kind.TYPEDEF,
            "constant", Kind.CONSTANT,
            "pointer", Kind.CONSTANT,
            "alias", Kind.ALIAS);

    private static final List<Metadata> RELEASES = new ArrayList<>();
    private static MergedReleases union;

    @BeforeAll
    static void merge() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("metadata"))) {
            files.filter(f -> f.getFileName().toString().matches("rdma-core-.*\\.json"))
                    .forEach(f -> RELEASES.add(MetadataReader.read(f)));
        }
        RELEASES.sort(Comparator.comparing(m -> History.number(m.release())));
        union = Merger.merge(RELEASES, CONFIG);
    }

    /** Returns facts by name, such as {@code rdma.ibverbs<TAB>field<TAB>ibv_qp.context}. */
    private static SortedMap<String, String> facts(Metadata metadata) {
        SortedMap<String, String> facts = new TreeMap<>();
        for (String line : Dump.lines(metadata)) {
            int value = line.lastIndexOf('\t');
            facts.put(line.substring(0, value), line.substring(value + 1));
        }
        return facts;
    }

    static List<Target> targets() {
        return RELEASES.get(0).each().stream().map(Metadata::target).toList();
    }

    /** Each fact is that of the newest release that contains it. */
    @Test
    void factsAreThoseOfTheNewestRelease() {
        for (Target target : targets()) {
            SortedMap<String, String> expected = new TreeMap<>();
            Map<String, Set<String>> nodes = new TreeMap<>();
            for (Metadata release : RELEASES) {
                facts(release.on(target).orElseThrow()).forEach((place, value) -> {
                    expected.put(place, value);
                    nodes.computeIfAbsent(place, p -> new HashSet<>()).add(value);
                });
            }
            expected.replaceAll((place, value) ->
                    place.contains("\tsymbol\t") && nodes.get(place).size() > 1 ? value.split(" ")[0] : value);
            // A macro that became an enumerator in a newer release is no longer a constant.
            expected.keySet()
                    .removeIf(place -> place.contains("\tconstant\t")
                            && expected.containsKey(place.replace("\tconstant\t", "\tenumerator\t")));
            assertThat(facts(union.metadata().on(target).orElseThrow()))
                    .as(target.triple())
                    .isEqualTo(expected);
        }
    }

    /** The first and last release of a fact are those of the dumps, unless the configuration is more precise. */
    @Test
    void spansAreThoseOfTheDumps() {
        SortedMap<Key, Integer> first = new TreeMap<>();
        SortedMap<Key, Integer> last = new TreeMap<>();
        for (int i = 0; i < RELEASES.size(); i++) {
            for (String line : Dump.lines(RELEASES.get(i).alone())) {
                String[] words = line.split("\t");
                if (KINDS.containsKey(words[1])) {
                    Key key = new Key(KINDS.get(words[1]), words[2]);
                    first.putIfAbsent(key, i);
                    last.put(key, i);
                }
            }
        }
        SortedMap<Key, Span> expected = new TreeMap<>();
        first.forEach((key, from) -> {
            boolean late = from > 0;
            if (key.kind() == Kind.FIELD) {
                Key record = new Key(Kind.RECORD, key.name().split("\\.")[0]);
                late = from > first.get(record);
            }
            Optional<String> since = late ? Optional.of(RELEASES.get(from).release()) : Optional.empty();
            String newest = RELEASES.get(RELEASES.size() - 1).release();
            Optional<String> until = Optional.of(RELEASES.get(last.get(key)).release())
                    .filter(release -> !release.equals(newest) && key.kind() != Kind.FIELD);
            Optional<String> known = since.flatMap(s -> Optional.ofNullable(CONFIG.since()
                    .get(key.name().replaceFirst("^" + CONFIG.output().wrapperPrefix(), ""))));
            if (since.isPresent() || until.isPresent()) {
                expected.put(key, new Span(known.or(() -> since), since.isEmpty() || known.isPresent(), until));
            }
        });
        SortedMap<Key, Span> spans = new TreeMap<>(union.history().spans());
        spans.keySet().removeIf(key -> key.kind() == Kind.OPAQUE);
        assertThat(spans).isEqualTo(expected);
    }

    /** Lists of a partition, in the order of the newest release, followed by the elements of older releases only. */
    private enum PartitionList {
        RECORDS(p -> p.records().stream().map(RecordDecl::name)),
        ENUMS(p -> p.enums().stream().map(e -> e.name() + e.enumerators().get(0).name())),
        FUNCTIONS(p -> p.functions().stream().map(FunctionDecl::name)),
        TYPEDEFS(p -> p.typedefs().stream().map(TypedefDecl::name)),
        CONSTANTS(p -> p.constants().stream().map(ConstantDecl::name)),
        ALIASES(p -> p.aliases().stream().map(AliasDecl::name)),
        OPAQUES(p -> p.opaques().stream().map(OpaqueDecl::name)),
        SKIPPED(p -> p.skipped().stream().map(Skipped::name)),
        HEADERS(p -> p.headers().stream());

        private final Function<Partition, Stream<String>> names;

        PartitionList(Function<Partition, Stream<String>> names) {
            this.names = names;
        }

        List<String> names(Partition partition) {
            return names.apply(partition).toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void orderIsThatOfTheNewestRelease(PartitionList kind) {
        for (int i = 0; i < union.metadata().partitions().size(); i++) {
            Set<String> expected = new LinkedHashSet<>();
            for (int release = RELEASES.size() - 1; release >= 0; release--) {
                expected.addAll(kind.names(RELEASES.get(release).partitions().get(i)));
            }
            List<String> merged = kind.names(union.metadata().partitions().get(i));
            expected.retainAll(merged);
            assertThat(merged).containsExactlyElementsOf(expected);
            assertThat(merged)
                    .containsAll(kind.names(
                            RELEASES.get(RELEASES.size() - 1).partitions().get(i)));
        }
    }

    @Test
    void resultDoesNotDependOnTheOrderOfTheFiles() {
        List<Metadata> reversed = new ArrayList<>(RELEASES);
        Collections.reverse(reversed);
        assertThat(Merger.merge(reversed, CONFIG)).isEqualTo(union);
        assertThat(union.history().releases())
                .containsExactlyElementsOf(
                        RELEASES.stream().map(Metadata::release).toList());
        RELEASES.forEach(m -> assertThat(union.history().versions()).containsEntry(m.release(), m.versions()));
        Metadata newest = RELEASES.get(RELEASES.size() - 1);
        assertThat(union.metadata().versions()).isEqualTo(newest.versions());
        assertThat(union.metadata().foreign()).containsAll(newest.foreign());
    }

    @Test
    void mergingOneReleaseChangesNothing() {
        for (Metadata release : RELEASES) {
            assertThat(Merger.merge(List.of(release), CONFIG)).isEqualTo(MergedReleases.of(release));
        }
    }

    /** The message names the files that cannot be merged. */
    @Test
    void rejectsIncompatibleFiles() {
        Metadata older = RELEASES.get(0);
        Metadata newer = RELEASES.get(1);
        refused("two of the metadata files describe rdma-core " + older.release() + "; name one", older, newer, older);
        refused(
                "the metadata of rdma-core " + older.release() + " and rdma-core " + newer.release()
                        + " have different targets",
                older.alone(),
                newer);
        refused(
                "the metadata of rdma-core " + older.release() + " and rdma-core " + newer.release()
                        + " have different partitions",
                older.withPartitions(older.partitions().subList(1, 2)),
                newer.alone());
        refused("has the release 'x', which cannot be compared", released(older, "x"), newer);
    }

    /** A release given in the configuration must have introduced a declaration with the name. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ibv_open_device | 40.0 | no declaration of this name was added after 28.0, the oldest given release",
                "no_such_name | 56.1 | no declaration of this name was added after 28.0, the oldest given release",
                "no_such_name | 65.0 | no declaration of this name was added after 28.0, the oldest given release",
                "no_such_name | 28.0 | ",
                "no_such_name | 99.0 | ",
            })
    void rejectsAReleaseThatIntroducedNothing(String name, String release, String message, @TempDir Path folder)
            throws IOException {
        String text = Files.readString(ROOT.resolve("rdma.toml"));
        assertThat(text).contains("\n[since]\n");
        Path documentation = Files.createDirectory(folder.resolve("rdma-doc"));
        for (String part : List.of("ibverbs.toml", "rdmacm.toml", "sequences.toml")) {
            Files.copy(ROOT.resolve("rdma-doc").resolve(part), documentation.resolve(part));
        }
        Path file = Files.writeString(
                folder.resolve("rdma.toml"),
                text.replace("\n[since]\n", "\n[since]\n" + name + " = \"" + release + "\"\n"));
        Config config = ConfigReader.read(file);
        if (message == null) {
            assertThat(Merger.merge(RELEASES, config)).isEqualTo(union);
        } else {
            assertThatThrownBy(() -> Merger.merge(RELEASES, config))
                    .isInstanceOf(ProblemException.class)
                    .hasMessageContaining("since.\"" + name + "\": " + message);
        }
    }

    private static Metadata released(Metadata m, String release) {
        return new Metadata(m.name(), release, m.target(), m.versions(), m.partitions(), m.foreign(), m.others());
    }

    private static void refused(String message, Metadata... metadata) {
        assertThatThrownBy(() -> Merger.merge(List.of(metadata), CONFIG))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(message);
    }
}
