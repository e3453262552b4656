package org.rdma4j.gen.preprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.model.Target;

/** Language modes of a {@link Compiler}. */
class CompilerTest {

    private static final String STRICT = "__STRICT_ANSI__";
    private static final String VERSION = "__STDC_VERSION__";

    private static Compiler compiler(String version, Map<String, String> macros) {
        return new Compiler(List.of("cc"), List.of(), macros, Set.of(), Set.of(), Target.X86_64, version);
    }

    @Test
    void onlyClangPreprocessesStrictC90WithExtensions() {
        assertThat(compiler("clang 19", Map.of(STRICT, "1")).preprocessing())
                .containsExactly("-std=gnu90", "-D__STRICT_ANSI__=1", "-trigraphs", "-Ulinux", "-Uunix");
        assertThat(compiler("clang 19", Map.of(STRICT, "1", VERSION, "199409L", "unix", "1"))
                        .preprocessing())
                .containsExactly(
                        "-std=gnu90", "-D__STRICT_ANSI__=1", "-trigraphs", "-D__STDC_VERSION__=199409L", "-Ulinux");
        assertThat(compiler("clang 19", Map.of()).preprocessing()).isEmpty();
        assertThat(compiler("clang 19", Map.of(STRICT, "1", VERSION, "199901L")).preprocessing())
                .isEmpty();
        assertThat(compiler("gcc 14", Map.of(STRICT, "1")).preprocessing()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"199901L, false", "201710L, false", "202000L, true", "202311L, true", "'', false"})
    void modesAfterC17AreC23(String version, boolean c23) {
        assertThat(compiler("gcc 14", Map.of(VERSION, version)).isC23()).isEqualTo(c23);
    }
}
