package org.rdma4j.tests.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Dependencies between top-level types, by name. A nested, local or anonymous class counts as the top-level type that
 * encloses it.
 */
final class TypeGraph {
    private final Map<String, Set<String>> dependencies;

    private TypeGraph(Map<String, Set<String>> dependencies) {
        this.dependencies = dependencies;
    }

    /** Returns the graph of the given classes. Dependencies on other classes are ignored. */
    static TypeGraph of(JavaClasses classes) {
        Map<String, Set<String>> dependencies = new TreeMap<>();
        classes.forEach(type -> dependencies.put(topLevel(type).getName(), new TreeSet<>()));
        for (JavaClass type : classes) {
            String origin = topLevel(type).getName();
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> topLevel(dependency.getTargetClass().getBaseComponentType())
                            .getName())
                    .filter(target -> !target.equals(origin) && dependencies.containsKey(target))
                    .forEach(dependencies.get(origin)::add);
        }
        return new TypeGraph(dependencies);
    }

    /** Returns a graph with the given dependencies. Each target is also a key. */
    static TypeGraph of(Map<String, Set<String>> dependencies) {
        Map<String, Set<String>> sorted = new TreeMap<>();
        dependencies.forEach((type, targets) -> sorted.put(type, new TreeSet<>(targets)));
        return new TypeGraph(sorted);
    }

    static JavaClass topLevel(JavaClass type) {
        JavaClass outer = type;
        while (outer.getEnclosingClass().isPresent()) {
            outer = outer.getEnclosingClass().get();
        }
        return outer;
    }

    /**
     * Returns a description of each cycle of more than {@code limit} types: all types that can reach each other, one of
     * the closed paths through them, and the dependencies between them.
     */
    List<String> cyclesLongerThan(int limit) {
        return components().stream()
                .filter(component -> component.size() > limit)
                .map(component -> describe(component, limit))
                .toList();
    }

    private String describe(Set<String> component, int limit) {
        String edges = component.stream()
                .map(type -> "    " + simple(type) + " depends on "
                        + dependencies.get(type).stream()
                                .filter(component::contains)
                                .map(TypeGraph::simple)
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n"));
        return "cycle of " + component.size() + " types, where at most " + limit + " are allowed, for example "
                + closedPath(component).stream().map(TypeGraph::simple).collect(Collectors.joining(" → ")) + ":\n"
                + edges;
    }

    /** Returns the shortest path from the first type of a strongly connected component back to itself. */
    private List<String> closedPath(Set<String> component) {
        String start = component.iterator().next();
        Map<String, String> cameFrom = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>(List.of(start));
        while (!cameFrom.containsKey(start)) {
            String type = queue.remove();
            for (String target : dependencies.get(type)) {
                if (component.contains(target) && cameFrom.putIfAbsent(target, type) == null) {
                    queue.add(target);
                }
            }
        }
        List<String> path = new ArrayList<>(List.of(start));
        for (String type = cameFrom.get(start); !type.equals(start); type = cameFrom.get(type)) {
            path.add(type);
        }
        path.add(start);
        return path.reversed();
    }

    /** Returns the strongly connected components: sets of types that can reach each other. */
    private List<Set<String>> components() {
        Map<String, Set<String>> reachable = new TreeMap<>();
        dependencies.keySet().forEach(type -> reachable.put(type, reachableFrom(type)));
        List<Set<String>> components = new ArrayList<>();
        Set<String> assigned = new TreeSet<>();
        for (String type : dependencies.keySet()) {
            if (assigned.add(type)) {
                Set<String> component = new TreeSet<>(Set.of(type));
                reachable.get(type).stream()
                        .filter(other -> reachable.get(other).contains(type))
                        .forEach(component::add);
                assigned.addAll(component);
                components.add(component);
            }
        }
        return components;
    }

    private Set<String> reachableFrom(String start) {
        Set<String> seen = new TreeSet<>();
        Deque<String> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            for (String target : dependencies.get(queue.remove())) {
                if (seen.add(target)) {
                    queue.add(target);
                }
            }
        }
        return seen;
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
