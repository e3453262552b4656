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

/** Finds function types that are written in place: those get classes of their own. */
public final class FunctionPointerFinder {

    private FunctionPointerFinder() {}

    /** The function type, when the type is one, or a pointer to one, or an array of such; no typedef is followed. */
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

    /** The function types written in a function's parameters, by the name {@code function_parameter}. */
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

    /** The name of the callback written in this parameter. */
    public static String parameterName(FunctionDecl function, int position) {
        String name = function.type().parameters().get(position).name();
        return function.name() + "_" + JavaNames.parameter(name, position);
    }
}
