package org.rdma4j.gen.cli;

import static org.rdma4j.gen.cli.WrongInput.generate;

import java.util.List;

/** Configurations that say something about declarations, imports or releases that is not so. */
final class WrongFacts {

    private static final String TOML = "shapes.toml";
    private static final String HEADER = "shapes.h";

    private WrongFacts() {}

    static List<WrongInput> all() {
        return List.of(
                fact("facts about an unknown function", "[functions]\natoi", "[functions]\natio", "?"),
                fact("unknown fact", "page =", "pages =", "?"),
                fact("unknown way to fail", "{ page", "{ fails = \"sometimes\", page", "?"),
                fact("critical and blocking", "{ page", "{ critical = true, blocks = true, page", "?"),
                fact("truth value as a string", "{ page", "{ blocks = \"yes\", page", "?"),
                fact("owner that does not exist", "{ page", "{ owns = \"free_shape\", page", "?"),
                more("skip without a reason", "[[skip]]\nname = \"abs\"\n", "?"),
                more("skip of what does not exist", "[[skip]]\nname = \"nothing\"\nreason = \"gone\"\n", "?"),
                more(
                        "skip twice",
                        "[[skip]]\nname = \"abs\"\nreason = \"a\"\n[[skip]]\nname = \"abs\"\nreason = \"b\"\n",
                        "?"),
                more("skip of a type that is used", "[[skip]]\nname = \"shape\"\nreason = \"unloved\"\n", "?"),
                more("rename to a word of Java", "[rename]\nshape = \"class\"\n", "?"),
                more("rename to what another is called", "[rename]\nshape = \"colour\"\n", "?"),
                more("rename of what does not exist", "[rename]\nshapes = \"forms\"\n", "?"),
                more("shadow of what is not shadowed", "[shadow]\nabs = \"atoi\"\n", "?"),
                more("flags that are no enum", "[enums]\nflags = [\"shape\"]\n", "?"),
                more("flags twice", "[enums]\nflags = [\"colour\", \"colour\"]\n", "?"),
                more("big-endian field that does not exist", "[fields]\nbig_endian = [\"shape.depth\"]\n", "?"),
                more("big-endian field without a record", "[fields]\nbig_endian = [\"width\"]\n", "?"),
                more(
                        "injected type with a crooked alignment",
                        "[[inject_type]]\nnamespace = \"example.shapes\"\nname = \"t\"\nkind = \"struct\"\nsize = 8\nalign = 3\n",
                        "?"),
                more(
                        "import that does not exist",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\n",
                        "?"),
                more(
                        "import made from what does not exist",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\nconfig = \"other.toml\"\n",
                        "?"),
                more(
                        "import of a partition",
                        "[[type_import]]\nnamespace = \"example.shapes\"\nmetadata = \"metadata/shapes.json\"\n",
                        "?"),
                more(
                        "import without that namespace",
                        "[[type_import]]\nnamespace = \"other\"\nmetadata = \"metadata/shapes.json\"\n",
                        "?"),
                generate("import of another target", WrongFacts::importOfAnotherTarget, "?"),
                generate("import with another size", WrongFacts::importOfAnotherSize, "?"),
                generate(
                        "configuration that imports itself",
                        p -> p.append(
                                TOML,
                                "[[type_import]]\nnamespace = \"other\"\nmetadata = \"metadata/other.json\"\nconfig = \"shapes.toml\"\n"),
                        "?"),
                generate(
                        "pkg-config file that does not exist",
                        p -> p.replace(TOML, "name = \"shapes\"", "name = \"shapes\"\npkg_config = \"no-such-module\""),
                        "?"));
    }

    private static void importOfAnotherTarget(Project p) {
        p.write(
                "other.json",
                p.text("metadata/shapes.json")
                        .replace("x86_64-linux-gnu", "aarch64-linux-gnu")
                        .replace("\"example.shapes\"", "\"other\""));
        p.append(TOML, "[[type_import]]\nnamespace = \"other\"\nmetadata = \"other.json\"\n");
    }

    private static void importOfAnotherSize(Project p) {
        p.write(
                "other.json",
                p.text("metadata/shapes.json")
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
