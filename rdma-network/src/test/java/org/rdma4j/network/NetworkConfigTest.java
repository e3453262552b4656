package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.sys.Gid;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;

/** Configurations and their JSON form. */
class NetworkConfigTest {
    private static final String FILE = """
            {
              "hosts": [
                { "hostname": "node2", "port": 10001, "ibdev": "mlx5_0", "rankid": 1, "comment": "second rack" },
                { "hostname": "node1", "port": 10000, "ibdev": "rxe0", "rankid": 0, "ibport": 2, "gid": "::ffff:10.0.0.1" }
              ],
              "deadlineSeconds": 2.5,
              "token": "secret"
            }
            """;

    private static String host(Object rank, String name, Object port) {
        return "{\"hostname\":\"" + name + "\",\"port\":" + port + ",\"ibdev\":\"rxe0\",\"rankid\":" + rank + "}";
    }

    private static String hosts(String... hosts) {
        return "{\"hosts\":[" + String.join(",", hosts) + "]}";
    }

    @Test
    @Shows({Capability.NETWORK_CONFIG, Capability.WORLD_SIZE, Capability.NODE_CONFIG})
    void hostsAreSortedByRank() {
        NetworkConfig config = NetworkConfig.parse(FILE);
        assertThat(config.worldSize()).isEqualTo(2);
        assertThat(config.host(0))
                .isEqualTo(NodeConfig.of(0, "node1", 10000, "rxe0")
                        .withDevicePort(2)
                        .withGid(Gid.parse("::ffff:10.0.0.1")));
        assertThat(config.host(1))
                .isEqualTo(NodeConfig.of(1, "node2", 10001, "mlx5_0").withComment("second rack"));
        assertThat(config.deadline()).isEqualTo(Duration.ofMillis(2500));
        assertThat(config.token()).isEqualTo("secret");
    }

    @Test
    void jsonRoundTrip() {
        NetworkConfig config = NetworkConfig.parse(FILE);
        assertThat(NetworkConfig.parse(config.toJson())).isEqualTo(config);
        NetworkConfig plain = NetworkConfig.builder()
                .add("::1", 7471, "rxe0")
                .add("host \"b\"", 7471, "rxe0")
                .deadline(Duration.ofNanos(1))
                .build();
        assertThat(NetworkConfig.parse(plain.toJson())).isEqualTo(plain);
        assertThat(NetworkConfig.builder().add("a", 1, "b").build().toJson())
                .isEqualTo(
                        "{\"hosts\":[{\"hostname\":\"a\",\"port\":1,\"ibdev\":\"b\",\"rankid\":0}],\"deadlineSeconds\":60}");
    }

    /** Configuration files of ibverbs-rs have no optional member except the comment. */
    @Test
    void optionalMembersHaveDefaults() {
        NetworkConfig config = NetworkConfig.parse(hosts(host(0, "a", 1)));
        assertThat(config.deadline()).isEqualTo(NetworkConfig.DEFAULT_DEADLINE);
        assertThat(config.token()).isEmpty();
        assertThat(config.host(0).devicePort()).isEqualTo(1);
        assertThat(config.host(0).gid()).isEmpty();
        assertThat(config.host(0).comment()).isEmpty();
    }

    @Test
    void toStringOmitsTheToken() {
        assertThat(NetworkConfig.parse(FILE).toString())
                .contains("node1", "with a token")
                .doesNotContain("secret");
        assertThat(NetworkConfig.parse(hosts(host(0, "a", 1))).toString()).contains("no token");
    }

    @Test
    @Shows(Capability.CONFIG_TRUNCATION)
    void truncate() {
        NetworkConfig config = NetworkConfig.parse(FILE);
        assertThat(config.truncate(1).hosts()).containsExactly(config.host(0));
        assertThat(config.truncate(1).token()).isEqualTo("secret");
        assertThat(config.truncate(7)).isEqualTo(config);
        assertThatThrownBy(() -> config.truncate(0)).hasMessage("the network has no hosts");
    }

    @Test
    void rankOutsideTheNetwork() {
        NetworkConfig config = NetworkConfig.parse(FILE);
        assertThatThrownBy(() -> config.host(2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rank 2 is not in the network (ranks 0 to 1)");
        assertThatThrownBy(() -> config.host(-1)).hasMessageStartingWith("rank -1 is not in the network");
    }

    private static Stream<Arguments> invalid() {
        return Stream.of(
                Arguments.of(hosts(), ": the network has no hosts"),
                Arguments.of(
                        hosts(host(1, "a", 1), host(2, "b", 1)),
                        ": the ranks must start at 0, but the first rank is 1"),
                Arguments.of(hosts(host(0, "a", 1), host(2, "b", 1)), ": rank 1 is missing: the next rank is 2"),
                Arguments.of(
                        hosts(host(0, "a", 1), host(1, "b", 2), host(1, "c", 3)), ": rank 1 occurs twice: b:2 and c:3"),
                // Errors are reported in the order of the ranks.
                Arguments.of(
                        hosts(host(0, "a", 1), host(3, "b", 1), host(3, "c", 1)),
                        ": rank 1 is missing: the next rank is 3"),
                Arguments.of(
                        hosts(host(0, "a", 1), host(1, "b", 1), host(1, "c", 1), host(3, "d", 1)),
                        ": rank 1 occurs twice: b:1 and c:1"),
                Arguments.of(hosts(host(0, "a", 1), host(1, "a", 1)), ": ranks 0 and 1 have the same address a:1"),
                Arguments.of(hosts(host(0, "a", 0)), ", line 1, column 34: port must be an integer from 1 to 65535"),
                Arguments.of(
                        hosts(host(0, "a", 65536)), ", line 1, column 34: port must be an integer from 1 to 65535"),
                Arguments.of(
                        hosts(host(0, "a", "1.5")), ", line 1, column 34: port must be an integer from 1 to 65535"),
                Arguments.of(
                        hosts(host(0, "a", "99999999999999999999999")),
                        ", line 1, column 34: port must be an integer from 1 to 65535"),
                Arguments.of(
                        hosts(host(0, "a", "\"x\"")), ", line 1, column 34: port must be an integer from 1 to 65535"),
                Arguments.of(
                        hosts(host(-1, "a", 1)), ", line 1, column 60: rankid must be an integer from 0 to 2147483647"),
                Arguments.of(hosts(host(0, " ", 1)), ", line 1, column 61: the hostname of rank 0 is blank"),
                Arguments.of(hosts("{\"port\":1}"), ", line 1, column 20: the host has no member 'hostname'"),
                Arguments.of(hosts("7"), ", line 1, column 11: a host must be an object"),
                Arguments.of("[]", ", line 1, column 1: the configuration must be an object"),
                Arguments.of("{}", ", line 1, column 2: the network has no member 'hosts'"),
                Arguments.of("{\"hosts\":{}}", ", line 1, column 10: hosts must be an array"),
                Arguments.of(
                        "{\"host\":[]}",
                        ", line 1, column 9: unknown member 'host' of the network;"
                                + " known members are hosts, deadlineSeconds, token"),
                Arguments.of("{\"hosts\":[{\n  \"gid\": 7}]}", ", line 2, column 10: gid must be a string"),
                Arguments.of(
                        "{\"hosts\":[{\n  \"gid\": \"7\"}]}",
                        ", line 2, column 10: \"7\" is not a GID (examples: fe80::5054:ff:fe12:3456, ::ffff:10.0.0.2)"),
                Arguments.of(
                        "{\"hosts\":[{\n  \"hostnam\": \"a\"}]}",
                        ", line 2, column 14: unknown member 'hostnam' of a host;"
                                + " known members are hostname, port, ibdev, rankid, ibport, gid, comment"),
                Arguments.of(
                        "{\"deadlineSeconds\":0}",
                        ", line 1, column 20: deadlineSeconds must be a positive number of at most 31536000"),
                Arguments.of(
                        "{\"deadlineSeconds\":1e999999999}",
                        ", line 1, column 20: deadlineSeconds must be a positive number of at most 31536000"),
                Arguments.of(
                        hosts(host(0, "a", 1)) + " {}",
                        ", line 1, column 65: unexpected text after the configuration"));
    }

    @ParameterizedTest
    @MethodSource("invalid")
    @Shows(Capability.CONFIG_ERRORS)
    void errorsHavePositions(String json, String message) {
        assertThatThrownBy(() -> NetworkConfig.parse(json))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("network configuration" + message);
    }

    @Test
    void invalidFilesAreRejectedWithLineAndColumn(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("network.json");
        for (String invalid : List.of(
                FILE.substring(0, 60),
                FILE.replace("10001,", "10001"),
                FILE.replace("\"port\": 10000", "\"port\": 10000, \"port\": 10000"),
                FILE.replace("\"node2\"", "node2"),
                "",
                "\u0000")) {
            Files.writeString(file, invalid);
            assertThatThrownBy(() -> NetworkConfig.load(file))
                    .as(invalid)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageMatching("(?s)\\Q" + file + "\\E, line \\d+, column \\d+: .+");
        }
        Files.writeString(file, FILE);
        assertThat(NetworkConfig.load(file)).isEqualTo(NetworkConfig.parse(FILE));
        assertThatThrownBy(() -> NetworkConfig.load(folder.resolve("none"))).isInstanceOf(IOException.class);
    }

    @Test
    @Shows(Capability.NETWORK_CONFIG)
    void builderValidates() {
        NetworkConfig.Builder builder = NetworkConfig.builder().add(NodeConfig.of(1, "b", 1, "rxe0"));
        assertThatThrownBy(builder::build).hasMessage("the ranks must start at 0, but the first rank is 1");
        assertThat(builder.add(NodeConfig.of(0, "a", 1, "rxe0")).build().host(1).hostname())
                .isEqualTo("b");
        assertThatThrownBy(() -> builder.deadline(Duration.ZERO).build())
                .hasMessage("the deadline must be positive, but is 0 s");
        assertThatThrownBy(() ->
                        builder.deadline(Duration.ofSeconds(Long.MAX_VALUE)).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the deadline must be at most 31536000 s, but is ");
        NetworkConfig longest = builder.deadline(NetworkConfig.MAX_DEADLINE).build();
        assertThat(NetworkConfig.parse(longest.toJson())).isEqualTo(longest);
        assertThatThrownBy(() -> NodeConfig.of(0, "a", 70000, "rxe0"))
                .hasMessage("the port of rank 0 must be between 1 and 65535, but is 70000");
        assertThatThrownBy(() -> NodeConfig.of(0, "a", 7, "rxe0").withDevicePort(0))
                .hasMessage("the device port of rank 0 must be between 1 and 255, but is 0");
    }
}
