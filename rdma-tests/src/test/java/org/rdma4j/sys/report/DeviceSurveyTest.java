package org.rdma4j.sys.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The survey of devices, with the files of other machines. This class is in the package of the package-private survey.
 */
class DeviceSurveyTest {
    @TempDir
    Path directory;

    private RdmaReport.Devices devices(VerbsDevices verbs) throws IOException {
        Path classes = directory.resolve("class");
        Path files = Files.createDirectories(directory.resolve("dev"));
        for (String name : List.of("mlx5_0", "rxe0")) {
            Files.createDirectories(classes.resolve("infiniband").resolve(name));
        }
        Path uverbs = Files.createDirectories(classes.resolve("infiniband_verbs/uverbs3"));
        Files.writeString(uverbs.resolve("ibdev"), "rxe0\n");
        Files.writeString(classes.resolve("infiniband_verbs/abi_version"), "6\n");
        Files.createFile(files.resolve("uverbs3"));
        return DeviceSurvey.of(classes, files, verbs);
    }

    @Test
    void deviceIsUsableIfVerbsOpensIt() throws IOException {
        RdmaReport.Devices devices = devices(new VerbsDevices(OptionalInt.of(1), "", Map.of("rxe0", "")));
        assertThat(devices.all()).extracting(RdmaReport.Device::name).containsExactly("mlx5_0", "rxe0");
        assertThat(devices.all().get(0).isUsable()).isFalse();
        assertThat(devices.all().get(0).file().problem()).contains("ib_uverbs");
        assertThat(devices.all().get(1).isUsable()).isTrue();
        assertThat(devices.all().get(1).file().path()).endsWith("/dev/uverbs3");
        assertThat(devices.connectionManager().exists()).isFalse();
    }

    @Test
    void deviceIsUnusableIfVerbsCannotOpenIt() throws IOException {
        RdmaReport.Device device = devices(
                        new VerbsDevices(OptionalInt.of(1), "", Map.of("rxe0", "EACCES Permission denied")))
                .all()
                .get(1);
        assertThat(device.isUsable()).isFalse();
        assertThat(device.opens()).contains(false);
        assertThat(device.problem()).isEqualTo("EACCES Permission denied");
    }
}
