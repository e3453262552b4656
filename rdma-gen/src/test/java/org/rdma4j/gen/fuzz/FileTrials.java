package org.rdma4j.gen.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.rdma4j.gen.cli.CommandInvariants;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;

/** Trials of one configuration or one metadata file. */
final class FileTrials {

    private final Path folder;

    /** @param folder the folder for the files */
    FileTrials(Path folder) {
        this.folder = folder;
    }

    /**
     * Reads a configuration.
     *
     * @param whole whether to run {@code extract} with it as well, which must not change any file if it fails
     */
    String configuration(String text, boolean whole) {
        Path file = write("fuzz.toml", text);
        if (whole) {
            CommandInvariants.run(folder, "extract", "--release", "1", "--config", file.toString());
        }
        ConfigReader.read(file);
        return "accepted";
    }

    /**
     * Reads metadata; if it is accepted, writes, dumps and emits it.
     *
     * @param whole whether to run {@code emit} with it as well, which must not change any file if it fails
     */
    String metadata(String text, boolean whole) {
        Metadata metadata = MetadataReader.parse("fuzz.json", text);
        String written = MetadataWriter.write(metadata);
        if (!MetadataWriter.write(MetadataReader.parse("again.json", written)).equals(written)) {
            throw new IllegalStateException("what is written is read as something else:\n" + written);
        }
        Dump.text(metadata);
        if (whole) {
            Path config = write("emit.toml", HeaderTrial.configText(metadata));
            Path file = write("fuzz.json", text);
            CommandInvariants.run(folder, "emit", "--config", config.toString(), file.toString());
        }
        try {
            HeaderTrial.emitted(metadata, new TreeMap<>());
        } catch (ProblemException e) {
            return "accepted and not expressible in Java";
        }
        return "accepted";
    }

    private Path write(String name, String text) {
        Path file = folder.resolve(name);
        try {
            Files.write(file, List.of(text), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(folder, e);
        }
        return file;
    }
}
