package org.rdma4j.gen.dump;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.metadata.RichMetadata;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;

/** The rows of a dump, for the declarations that are shown as C in {@link RichMetadata}. */
class DumpTest {

    private static final List<String> LINES = Dump.lines(RichMetadata.metadata());

    @Test
    void namesRecordsByTagOrTypedef() {
        assertThat(rows("struct"))
                .containsExactly(
                        "bits size=8 align=8",
                        "node size=104 align=8",
                        "packed size=6 align=2",
                        "plain_t size=1 align=1");
        assertThat(rows("union")).containsExactly("word size=4 align=4");
    }

    @Test
    void offsetsAreRelativeToTheOutermostRecord() {
        assertThat(rows("field"))
                .containsExactly(
                        "bits.a 0+3",
                        "bits.b 3+5",
                        "bits.c 8+40",
                        "node.both 64+32",
                        "node.by_value 448+320",
                        "node.hidden 320+64",
                        "node.high 80+16",
                        "node.low 64+16",
                        "node.named 96+96",
                        "node.named.colour 96+32",
                        "node.named.value 128+64",
                        "node.named.value.b 128+48",
                        "node.named.value.i 128+32",
                        "node.next 0+64",
                        "node.none 832+0",
                        "node.on_event 192+64",
                        "node.spin 768+32",
                        "node.tail 832+0",
                        "node.text 256+64",
                        "node.wide 384+64",
                        "packed.c 0+8",
                        "packed.p 8+32",
                        "plain_t.a 0+8",
                        "word.parts 0+32",
                        "word.whole 0+32");
    }

    @Test
    void listsNamedEnumsAndAllEnumerators() {
        assertThat(rows("enum"))
                .containsExactly("narrow size=1 unsigned", "small_t size=1 signed", "wide size=8 unsigned");
        assertThat(rows("enumerator"))
                .containsExactly(
                        "BLUE -5",
                        "LOOSE 2147483648",
                        "NARROW 1",
                        "RED 0",
                        "SMALL -128",
                        "WIDE_ONE 1",
                        "WIDE_TOP 18446744073709551615");
    }

    @Test
    void listsSignatures() {
        assertThat(rows("function"))
                .containsExactly(
                        "all_scalars extern void(bool,i8,i8,u8,i16,u16,i32,u32,i64,u64,i64,u64,i128,u128,f32,f64,ld,f128)",
                        "log_it extern ptr(ptr,...)",
                        "pick inline struct:plain_t(union:word,u64,u32,ptr,ptr,ptr)");
        assertThat(rows("symbol")).containsExactly("all_scalars rich RICH_1.1", "log_it rich");
    }

    @Test
    void signOfPlainCharIsThatOfTheTarget() {
        Metadata x86 = RichMetadata.metadata();
        Metadata arm = new Metadata(
                x86.name(), x86.release(), Target.AARCH64, x86.versions(), x86.partitions(), x86.foreign());

        assertThat(Dump.text(arm)).contains("extern void(bool,u8,i8,u8,");
    }

    /** Types that occur in no signature of the headers: those that a field may have, and those of other files. */
    @Test
    void printsTypesWithoutADeclaration() {
        AbiSignatures words = new AbiSignatures(new TypeIndex(RichMetadata.metadata()), Target.X86_64);
        assertThat(words.word(new NamedType(Tag.STRUCT, "elsewhere"))).isEqualTo("struct:elsewhere");
        assertThat(words.word(new NamedType(Tag.ENUM, "elsewhere"))).isEqualTo("enum:elsewhere");
        List<String> members = RichMetadata.metadata().partitions().get(0).records().stream()
                .filter(record -> record.name().equals("node"))
                .flatMap(record -> PlacedMember.of(record).stream())
                .filter(member -> member.path().startsWith("named"))
                .map(member -> member.path() + " " + words.word(member.type()))
                .toList();
        assertThat(members)
                .containsExactly(
                        "named struct:",
                        "named.colour i32",
                        "named.value union:",
                        "named.value.i i32",
                        "named.value.b ptr");
    }

    @Test
    void tabulatesDifferencesBetweenTargets() {
        Metadata x86 = RichMetadata.metadata();
        Metadata arm = new Metadata(
                x86.name(), x86.release(), Target.AARCH64, x86.versions(), x86.partitions(), x86.foreign());
        String rest = "(bool,%s,i8,u8,i16,u16,i32,u32,i64,u64,i64,u64,i128,u128,f32,f64,ld,f128)";
        assertThat(TargetTable.of(Metadata.of(List.of(x86, arm))))
                .isEqualTo("| rich 44.0 | x86_64-linux-gnu | aarch64-linux-gnu |\n|---|---:|---:|\n"
                        + "| `function all_scalars` | extern void" + String.format(rest, "i8") + " | extern void"
                        + String.format(rest, "u8") + " |\n\nrich: 1 of " + LINES.size()
                        + " facts differ between 2 targets\n");
        assertThat(TargetTable.of(x86)).isEqualTo("rich: 0 of " + LINES.size() + " facts differ between 1 target\n");
    }

    @Test
    void listsConstants() {
        assertThat(rows("constant"))
                .contains(
                        "SMALL_ONE -1",
                        "TOP 18446744073709551615",
                        "BEYOND 340282366920938463463374607431768211455",
                        "TENTH 0.1",
                        "NEGATIVE_ZERO -0",
                        "ENDLESS -inf",
                        "TEXT \"q\\\"b\\\\n\\n\\t\\r\\u0000\\u0001\\u007f\\u00e9\\u00ff\"")
                .hasSize(13);
        assertThat(rows("pointer")).containsExactly("NOWHERE 18446744073709551615");
    }

    @Test
    void printsTypesInCSyntax() {
        assertThat(rows("type"))
                .contains(
                        "node.named struct {...}",
                        "node.named.value union {...}",
                        "node.named.value.b u8 [3][2]",
                        "node.spin volatile int",
                        "node.tail char []",
                        "node.on_event handler",
                        "node.wide enum wide",
                        "log_it struct sockaddr *(void *, ...)",
                        "TOP unsigned long");
        assertThat(rows("typedef"))
                .containsExactly(
                        "bytes u8 * __attribute__((aligned(16)))",
                        "handler int (*)(struct node *, ...)",
                        "u8 unsigned char");
    }

    @Test
    void listsOtherKinds() {
        assertThat(rows("alias")).containsExactly("node_alias node");
        assertThat(rows("opaque")).containsExactly("hidden struct", "unseen enum", "veiled union");
        assertThat(rows("skip")).containsExactly("__attribute_x an attribute, \"not\" a value with a tab", "y ");
    }

    @Test
    void linesHaveFourColumnsAndAreSortedByBytes() {
        assertThat(LINES)
                .allSatisfy(line ->
                        assertThat(line.chars().filter(c -> c == '\t')).as(line).hasSize(3));
        assertThat(LINES).isSorted().doesNotHaveDuplicates();
        assertThat(Dump.text(RichMetadata.metadata())).isEqualTo(String.join("\n", LINES) + "\n");
    }

    @Test
    void rowsOfAFileAreTheSame() {
        String json = MetadataWriter.write(RichMetadata.metadata());
        assertThat(Dump.lines(MetadataReader.parse("m.json", json))).isEqualTo(LINES);
    }

    @Test
    void matchesTheExamplesForTheRealHeaders() {
        Path file = Path.of(System.getProperty("basedir", "."), "..", "metadata", "rdma-core-44.0.json");

        assertThat(Dump.text(MetadataReader.read(file)).lines())
                .contains("""
                        rdma.ibverbs	struct	ibv_send_wr	size=128 align=8
                        rdma.ibverbs	field	ibv_send_wr.wr	320+256
                        rdma.ibverbs	field	ibv_send_wr.wr.rdma.rkey	384+32
                        rdma.ibverbs	enum	ibv_qp_type	size=4 unsigned
                        rdma.ibverbs	enumerator	IBV_QPT_RC	2
                        rdma.ibverbs	function	ibv_post_send	inline i32(ptr,ptr,ptr)
                        rdma.ibverbs	function	ibv_query_port	extern i32(ptr,u8,ptr)
                        rdma.ibverbs	constant	IBV_QPF_GRH_REQUIRED	1
                        rdma.ibverbs	alias	ibv_flow_action_esp	ib_uverbs_flow_action_esp
                        rdma.ibverbs	opaque	_compat_ibv_port_attr	struct
                        rdma.ibverbs	symbol	ibv_reg_mr	ibverbs IBVERBS_1.1
                        """.lines().toArray(String[]::new));
    }

    /** Returns the names and values of the rows of a kind. */
    private static List<String> rows(String kind) {
        String start = "a.rich\t" + kind + "\t";
        return LINES.stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).replace('\t', ' '))
                .toList();
    }
}
