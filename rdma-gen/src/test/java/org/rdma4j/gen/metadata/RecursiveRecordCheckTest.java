package org.rdma4j.gen.metadata;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.problem.ProblemException;

/** Metadata in which a record contains itself is refused. */
class RecursiveRecordCheckTest {

    @Test
    void rejectsARecordThatContainsItself() throws IOException {
        String json = Files.readString(Path.of("src/test/fixtures/declarations_of_nothing/expected.json"))
                .replace("\"type\": \"char\"", "\"type\": {\"array\": \"struct s\", \"length\": 2}");
        assertThatThrownBy(() -> MetadataReader.parse("m.json", json))
                .isInstanceOf(ProblemException.class)
                .hasMessage("m.json: struct s contains itself by value; extract it again");
    }
}
