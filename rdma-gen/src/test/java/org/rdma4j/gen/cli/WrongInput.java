package org.rdma4j.gen.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something that a user can get wrong, and what the command line says to it.
 *
 * @param name what is wrong
 * @param arrange makes it so in a project that was right, and generated
 * @param arguments of the command line; {@code {dir}} is the project's folder
 * @param exit the exit code
 * @param message the line on standard error, without {@code error: }; {@code {dir}} is the project's folder,
 *     {@code …} is whatever depends on the machine
 */
record WrongInput(String name, Consumer<SampleProject> arrange, List<String> arguments, int exit, String message) {

    /** Bad input for {@code generate}. */
    static WrongInput generate(String name, Consumer<SampleProject> arrange, String message) {
        return of(name, arrange, 2, message, "generate", "--config", "{dir}/shapes.toml");
    }

    /** Wrong input for any command. */
    static WrongInput of(String name, Consumer<SampleProject> arrange, int exit, String message, String... arguments) {
        return new WrongInput(name, arrange, List.of(arguments), exit, message);
    }

    /** The arguments for a project. */
    String[] arguments(SampleProject project) {
        return arguments.stream()
                .map(a -> a.replace("{dir}", project.folder().toString()))
                .toArray(String[]::new);
    }

    /** What standard error must match as a whole. */
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
