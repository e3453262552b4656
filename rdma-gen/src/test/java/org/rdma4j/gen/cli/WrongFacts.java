package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.util.List;

/** Configurations with a false statement about declarations, imports or releases. */
final class WrongFacts {

    private static final String TOML = "shapes.toml";
    private static final String HEADER = "shapes.h";

    private WrongFacts() {}

    static List<WrongInput> all() {
        return List.of(
                fact(
                        "facts about an unknown function",
                        "[functions]\natoi",
                        "[functions]\natio",
                        "{dir}/shapes.toml: functions.atio: no partition has this function; correct or remove the entry"),
                fact(
                        "unknown fact",
                        "page =",
                        "pages =",
                        "{dir}/shapes.toml:21: unknown key functions.atoi.pages; did you mean page? known keys: …"),
                fact(
                        "unknown way to fail",
                        "{ page",
                        "{ fails = \"sometimes\", page",
                        "{dir}/shapes.toml:21: functions.atoi.fails is \"sometimes\"; it must be one of errno, code, -code, code but ENOENT, -1, null, negative without errno, null without errno, eai, eai/-1, own, later, never"),
                fact(
                        "own failure convention without a description",
                        "{ page",
                        "{ fails = \"own\", page",
                        "{dir}/shapes.toml:21: functions.atoi.fails is \"own\", but returns is missing; describe the failure: add returns = \"...\""),
                fact(
                        "critical and blocking",
                        "{ page",
                        "{ critical = true, blocks = true, page",
                        "{dir}/shapes.toml:21: functions.atoi.critical is true, but blocks is also true; remove one of the two: a critical call that blocks delays garbage collection"),
                fact(
                        "truth value as a string",
                        "{ page",
                        "{ blocks = \"yes\", page",
                        "{dir}/shapes.toml:21: functions.atoi.blocks must be true or false, but is the string \"yes\""),
                more(
                        "skip without a reason",
                        "[[skip]]\nname = \"abs\"\n",
                        "{dir}/shapes.toml:23: missing key skip[0].reason; add it"),
                more(
                        "skip twice",
                        "[[skip]]\nname = \"abs\"\nreason = \"a\"\n[[skip]]\nname = \"abs\"\nreason = \"b\"\n",
                        "{dir}/shapes.toml:27: skip[1].name repeats \"abs\" of skip[0].name in line 24; each may appear only once"),
                more(
                        "rename to a word of Java",
                        "[rename]\nshape = \"class\"\n",
                        "{dir}/shapes.toml:24: rename.shape is \"class\", which is not a valid name in Java; choose another"),
                more(
                        "rename to what another is called",
                        "[rename]\nshape = \"colour\"\n",
                        "{dir}/shapes.toml: rename.\"shape\": \"colour\" is already the name of another declaration; choose another name"),
                more(
                        "rename of what does not exist",
                        "[rename]\nshapes = \"forms\"\n",
                        "{dir}/shapes.toml: rename.\"shapes\": no partition has shapes; remove it"),
                more(
                        "flags that are no enum",
                        "[enums]\nflags = [\"shape\"]\n",
                        "{dir}/shapes.toml: enums.flags: no partition has an enum shape; remove it"),
                more(
                        "a former value of what is no enumerator",
                        "[enums.was]\nshape = 1\n",
                        "{dir}/shapes.toml: enums.was: no partition has an enumerator shape; correct or remove the"
                                + " entry"),
                more(
                        "flags twice",
                        "[enums]\nflags = [\"colour\", \"colour\"]\n",
                        "{dir}/shapes.toml:24: enums.flags[1] repeats \"colour\"; remove one of the two"),
                more(
                        "big-endian field that does not exist",
                        "[fields]\nbig_endian = [\"shape.depth\"]\n",
                        "{dir}/shapes.toml: fields.big_endian: no partition has a field shape.depth; correct or remove the entry"),
                more(
                        "big-endian field without a record",
                        "[fields]\nbig_endian = [\"width\"]\n",
                        "{dir}/shapes.toml:24: fields.big_endian[0] is \"width\"; write record.field"),
                more(
                        "injected type with a crooked alignment",
                        "[[inject_type]]\nnamespace = \"example.shapes\"\nname = \"t\"\nkind = \"struct\"\nsize = 8\nalign = 3\n",
                        "{dir}/shapes.toml:28: inject_type[0].align is 3; it must be a power of two"),
                more(
                        "import that does not exist",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\n",
                        "{dir}/shapes.toml: the imported metadata {dir}/other.json does not exist; create it with generate, or correct [[type_import]]"),
                more(
                        "import made from what does not exist",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\nconfig = \"other.toml\"\n",
                        "{dir}/shapes.toml: the imported configuration {dir}/other.toml does not exist; correct [[type_import]]"),
                more(
                        "import of a partition",
                        "[[type_import]]\nnamespace = \"example.shapes\"\nmetadata = \"metadata/shapes.json\"\n",
                        "{dir}/shapes.toml:24: type_import[0].namespace is \"example.shapes\", a partition of this file; import only other namespaces"),
                more(
                        "import without that namespace",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"metadata/shapes.json\"\n",
                        "{dir}/shapes.toml: the imported metadata has no namespace 'other'; check [[type_import]]"),
                generate(
                        "import of another target",
                        WrongFacts::importOfAnotherTarget,
                        "{dir}/other.json: it is for …, but these headers are for …; generate it for this target"),
                generate(
                        "import with another size",
                        WrongFacts::importOfAnotherSize,
                        "{dir}/other.json: struct shape has 16 bytes there and 12 bytes in these headers; generate the imported metadata again"),
                generate(
                        "configuration that imports itself",
                        p -> p.append(
                                TOML,
                                "[[type_import]]\nnamespace = \"other\"\nmetadata = \"metadata/other.json\"\nconfig = \"shapes.toml\"\n"),
                        "{dir}/shapes.toml: imports {dir}/shapes.toml, which imports it in turn; remove one of the two [[type_import]] entries"),
                WrongInput.of(
                        "pkg-config file that does not exist",
                        p -> p.replace(TOML, "name = \"shapes\"", "name = \"shapes\"\npkg_config = \"no-such-module\""),
                        3,
                        "the release of the headers is unknown: there is no no-such-module.pc next to them; specify it with --release, or install the development package that contains the file",
                        "generate",
                        "--config",
                        "{dir}/shapes.toml"));
    }

    private static void importOfAnotherTarget(SampleProject p) {
        String json = p.text("metadata/shapes.json").replace("\"example.shapes\"", "\"other\"");
        boolean intel = json.contains("x86_64-linux-gnu");
        p.write(
                "other.json",
                intel
                        ? json.replace("x86_64-linux-gnu", "aarch64-linux-gnu")
                        : json.replace("aarch64-linux-gnu", "x86_64-linux-gnu"));
        p.append(TOML, "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\n");
    }

    private static void importOfAnotherSize(SampleProject p) {
        p.write(
                "other.json",
                p.text("metadata/shapes.json")
                        .replace(
                                "\"length\": 4}, \"offset\": 64, \"width\": 32",
                                "\"length\": 8}, \"offset\": 64, \"width\": 64")
                        .replace("\"size\": 12", "\"size\": 16")
                        .replace("\"example.shapes\"", "\"other\""));
        p.write("inner.h", p.text(HEADER)).write(HEADER, "#include \"inner.h\"\nstruct two { struct shape a; };\n");
        p.append(TOML, "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\n");
        p.replace(TOML, "[functions]\natoi = { page = \"atoi(3)\" }\n", "");
    }

    private static WrongInput fact(String name, String piece, String by, String message) {
        return generate(name, p -> p.replace(TOML, piece, by), message);
    }

    private static WrongInput more(String name, String addition, String message) {
        return generate(name, p -> p.append(TOML, "\n" + addition), message);
    }
}
