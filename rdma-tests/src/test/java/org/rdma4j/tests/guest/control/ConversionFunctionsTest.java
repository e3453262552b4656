package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.support.ChildJvm;

/**
 * Functions that need no device return the same as in {@code control_facts.c}, for all valid values and for invalid
 * ones.
 */
@InGuest
@Timeout(60)
class ConversionFunctionsTest {
    private static final Map<String, IntFunction<String>> TEXTS = Map.of(
            "ibv_wc_status_str", Ibverbs::ibv_wc_status_strString,
            "ibv_node_type_str", Ibverbs::ibv_node_type_strString,
            "ibv_port_state_str", Ibverbs::ibv_port_state_strString,
            "ibv_event_type_str", Ibverbs::ibv_event_type_strString,
            "rdma_event_str", Rdmacm::rdma_event_strString);

    private static final Map<String, IntUnaryOperator> NUMBERS = Map.of(
            "ibv_rate_to_mult", Ibverbs::ibv_rate_to_mult,
            "mult_to_ibv_rate", Ibverbs::mult_to_ibv_rate,
            "ibv_rate_to_mbps", Ibverbs::ibv_rate_to_mbps,
            "mbps_to_ibv_rate", Ibverbs::mbps_to_ibv_rate,
            "ibv_flow_label_to_udp_sport", Ibverbs::ibv_flow_label_to_udp_sport,
            "ibv_inc_rkey", Ibverbs::ibv_inc_rkey);

    @Test
    @DisplayName("no device: conversion functions return the same as in C")
    void conversionFunctions() {
        List<String> lines = CPrograms.lines("control_facts", "strings");
        Map<String, Integer> compared = new TreeMap<>();
        for (String line : lines) {
            String[] columns = line.split("\t", -1);
            assertThat(inJava(columns[0], columns[1])).as(line).isEqualTo(columns[2]);
            compared.merge(columns[0], 1, Integer::sum);
        }
        assertThat(compared.keySet())
                .containsAll(TEXTS.keySet())
                .containsAll(NUMBERS.keySet())
                .contains("ibv_is_qpt_supported");
    }

    private static String inJava(String function, String argument) {
        IntFunction<String> text = TEXTS.get(function);
        if (text != null) {
            return text.apply(Integer.parseInt(argument));
        }
        IntUnaryOperator number = NUMBERS.get(function);
        if (number != null) {
            return Integer.toString(number.applyAsInt((int) Long.parseLong(argument)));
        }
        String[] both = argument.split(",");
        return Integer.toString(Ibverbs.ibv_is_qpt_supported(Integer.parseInt(both[0]), Integer.parseInt(both[1])));
    }

    @Test
    @DisplayName("no device: fork support is initialized before any registration, as in C")
    void forkSupport() {
        // Runs in a JVM of its own, because this one has registered memory. The agent that records calls is passed on.
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-javaagent:"))
                .toList();
        assertThat(ChildJvm.run(ForkProbe.class, options).expectOk().lines())
                .isEqualTo(CPrograms.lines("control_facts", "fork"));
    }
}
