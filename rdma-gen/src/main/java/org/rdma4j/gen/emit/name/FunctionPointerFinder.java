package org.rdma4j.gen.emit.name;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.TypeIndex;

/** Finds function types without a typedef, which have classes of their own. */
public final class FunctionPointerFinder {

    private FunctionPointerFinder() {}

    /** Returns the function type of a function, a function pointer, or an array of them. Typedefs are not resolved. */
    public static Optional<FunctionType> direct(CType type) {
        CType plain = TypeIndex.unqualified(type);
        if (plain instanceof FunctionType function) {
            return Optional.of(function);
        }
        if (plain instanceof PointerType pointer
                && TypeIndex.unqualified(pointer.pointee()) instanceof FunctionType function) {
            return Optional.of(function);
        }
        return plain instanceof ArrayType array ? direct(array.element()) : Optional.empty();
    }

    /** Returns the function types in the parameters of a function, by the name {@code function_parameter}. */
    public static Map<String, FunctionType> parameters(FunctionDecl function) {
        Map<String, FunctionType> found = new LinkedHashMap<>();
        List<Parameter> parameters = function.type().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            Optional<FunctionType> type = direct(parameters.get(i).type());
            if (type.isPresent()) {
                found.put(parameterName(function, i), type.get());
            }
        }
        return found;
    }

    /** Returns the name of the callback type of a parameter. */
    public static String parameterName(FunctionDecl function, int position) {
        String name = function.type().parameters().get(position).name();
        return function.name() + "_" + JavaNames.parameter(name, position);
    }
}
