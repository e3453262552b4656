package org.rdma4j.gen.tree;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A value in a file. Each accessor returns the content as a certain type, or throws a {@link ProblemException} that
 * names the actual type.
 */
public sealed interface Value permits Table, ListValue, ScalarValue {

    /** Returns the location in the file. */
    ValueLocation place();

    /** Describes the value for a message: {@code the integer 5}, {@code a list}. */
    String describe();

    /** Returns the value as a table. */
    default Table table() {
        if (this instanceof Table table) {
            return table;
        }
        throw wrongType(PathNotation.withArticle(place().notation().table()), "");
    }

    /** Returns the elements of a list. */
    default List<Value> elements() {
        if (this instanceof ListValue list) {
            return list.values();
        }
        throw wrongType(
                PathNotation.withArticle(place().notation().list()),
                this instanceof ScalarValue ? "enclose it in [ ]" : "");
    }

    /** Returns the elements of a list, converted by {@code reader}. */
    default <T> List<T> list(Function<Value, T> reader) {
        List<T> result = new ArrayList<>();
        for (Value element : elements()) {
            result.add(reader.apply(element));
        }
        return List.copyOf(result);
    }

    /** Returns a string. */
    default String string() {
        if (this instanceof ScalarValue leaf && leaf.content() instanceof String string) {
            return string;
        }
        throw wrongType("a string", this instanceof ScalarValue ? "enclose it in quotes" : "");
    }

    /** Returns a string that is not blank. */
    default String text() {
        String string = string();
        if (string.isBlank()) {
            throw place().problem("is empty", "write a value, or remove the key");
        }
        if (string.indexOf('\0') >= 0) {
            throw place().problem("contains a NUL character", "remove it");
        }
        return string;
    }

    /** Returns an integer of any size. */
    default BigInteger integer() {
        if (this instanceof ScalarValue leaf && leaf.content() instanceof BigInteger number) {
            return number;
        }
        throw wrongType("a whole number", "");
    }

    /** Returns an integer between two bounds, inclusive. */
    default long integer(long least, long greatest) {
        BigInteger number = integer();
        if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(greatest)) > 0) {
            throw place().problem("is " + number, "it must be between " + least + " and " + greatest);
        }
        return number.longValueExact();
    }

    /** Returns a boolean. */
    default boolean bool() {
        if (this instanceof ScalarValue leaf && leaf.content() instanceof Boolean bool) {
            return bool;
        }
        throw wrongType("true or false", "");
    }

    /** Returns an exception that says that this value is not {@code expected}. */
    default ProblemException wrongType(String expected, String remedy) {
        return place().problem("must be " + expected + ", but is " + describe(), remedy);
    }
}
