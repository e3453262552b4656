package org.rdma4j.tests.guest.control;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Scalar fields of an emitted record, read through its accessors: unsigned decimal numbers, and strings. */
final class RecordFields {
    private RecordFields() {}

    /** Returns the value of each field by name. Nested records, arrays of numbers and pointers are omitted. */
    static Map<String, String> of(Class<?> record, MemorySegment segment) {
        Map<String, String> fields = new TreeMap<>();
        for (Method method : record.getMethods()) {
            boolean reads = Modifier.isStatic(method.getModifiers())
                    && Arrays.equals(method.getParameterTypes(), new Class<?>[] {MemorySegment.class})
                    && method.getReturnType() != MemorySegment.class
                    && !method.getName().equals("toString");
            if (reads) {
                value(method, segment, fields);
            }
        }
        return fields;
    }

    private static void value(Method method, MemorySegment segment, Map<String, String> fields) {
        Object value;
        try {
            value = method.invoke(null, segment);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(method.toString(), e);
        }
        String name = method.getName();
        if (value instanceof Integer) {
            fields.put(name, Integer.toUnsignedString((Integer) value));
        } else if (value instanceof Long) {
            fields.put(name, Long.toUnsignedString((Long) value));
        } else if (value instanceof String) {
            fields.put(name.substring(0, name.length() - "String".length()), (String) value);
        }
    }
}
