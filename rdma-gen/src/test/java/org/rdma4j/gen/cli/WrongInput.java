package org.rdma4j.gen.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An error that a user can make, and the message and exit code for it.
 *
 * @param name a description of the error
 * @param arrange introduces the error into a valid project with generated files
 * @param arguments arguments of the command line; {@code {dir}} stands for the project's folder
 * @param exit the exit code
 * @param message the line on standard error, without {@code error: }; {@code {dir}} stands for the project's folder,
 *     {@code …} for text that depends on the machine
 */
record WrongInput(String name, Consumer<SampleProject> arrange, List<String> arguments, int exit, String message) {

    /** Returns an invalid input for {@code generate}. */
    static WrongInput generate(String name, Consumer<SampleProject> arrange, String message) {
        return of(name, arrange, 2, message, "generate", "--config", "{dir}/shapes.toml");
    }

    /** Returns an invalid input for any command. */
    static WrongInput of(String name, Consumer<SampleProject> arrange, int exit, String message, String... arguments) {
        return new WrongInput(name, arrange, List.of(arguments), exit, message);
    }

    /** Returns the arguments for a project. */
    String[] arguments(SampleProject project) {
        return arguments.stream()
                .map(a -> a.replace("{dir}", project.folder().toString()))
                .toArray(String[]::new);
    }

    /** Returns the pattern that standard error must match as a whole. */
    Pattern expected(SampleProject project) {
        String line = "error: " + message.replace("{dir}", project.folder().toString());
        return Pattern.compile(
                Stream.of(line.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".+")) + "\n");
    }

    @Override
    public String toString() {
        return name;
    }
}
