package org.rdma4j.gen.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/generator/c-libraries.md contains a valid example of a configuration, and documents every key. */
class OtherHeadersPageTest {

    private static final Path PAGE = Path.of("../docs/generator/c-libraries.md");
    private static final Pattern KNOWN = Pattern.compile("known keys: (.+)");

    @TempDir
    private Path folder;

    private static String example() throws IOException {
        Matcher block = Pattern.compile("(?s)```toml\n(.*?)```").matcher(Files.readString(PAGE));
        assertThat(block.find()).isTrue();
        return block.group(1);
    }

    private Config read(String text) throws IOException {
        return ConfigReader.read(Files.writeString(folder.resolve("zlib.toml"), text));
    }

    @Test
    void exampleIsValid() throws IOException {
        assertThat(read(example()).partitions()).hasSize(1);
    }

    @Test
    void documentsEveryKeyAndNoOther() throws IOException {
        Set<String> known = new TreeSet<>();
        for (String table : List.of(
                "",
                "[output]",
                "[[partition]]",
                "[[skip]]",
                "[[type_import]]",
                "[[inject_type]]",
                "[fields]",
                "[enums]")) {
            known.addAll(known(table));
        }
        String page = Files.readString(PAGE);
        assertThat(known).allSatisfy(key -> assertThat(page).containsPattern("[`\\[]" + key + "[`\\]]"));
        String keys = page.substring(page.indexOf("## Keys"), page.indexOf("## The support classes"));
        Set<String> shown = new TreeSet<>();
        keys.lines().filter(line -> line.startsWith("| `")).forEach(line -> {
            Matcher key = Pattern.compile("`\\[*(\\w+)]*`").matcher(line.substring(0, line.indexOf('|', 1)));
            while (key.find()) {
                shown.add(key.group(1));
            }
        });
        assertThat(known).containsAll(shown);
    }

    /** Returns the keys of a table, from the error message for an unknown one. */
    private Set<String> known(String table) throws IOException {
        String wrong = "no_such_key = 1\n";
        String text = example();
        if (table.isEmpty()) {
            text = wrong + text;
        } else if (text.contains(table)) {
            text = text.replace(table, table + "\n" + wrong);
        } else {
            text += table + "\n" + wrong;
        }
        String all = text;
        Matcher known = KNOWN.matcher(String.valueOf(catchThrowable(() -> read(all))));
        assertThat(known.find()).as(table).isTrue();
        return Set.of(known.group(1).split(", "));
    }
}
