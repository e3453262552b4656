package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The descriptions in the output of {@code --help}. */
class HelpTest {

    /** The list of commands shows the first line of each description, and each line is wrapped separately. */
    @Test
    void descriptionsAreSentences() {
        new CommandLine(new Main())
                .getSubcommands()
                .forEach((name, command) -> assertThat(
                                command.getCommandSpec().usageMessage().description())
                        .as(name)
                        .isNotEmpty()
                        .allMatch(line -> line.endsWith(".")));
    }
}
