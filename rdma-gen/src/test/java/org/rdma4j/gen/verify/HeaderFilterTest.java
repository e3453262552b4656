package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@link HeaderFilter} determines whether a file is a traversed header, and under which name. */
class HeaderFilterTest {

    private final HeaderFilter headers = new HeaderFilter(
            List.of(Path.of("/usr/include"), Path.of("/lib/clang/include")), List.of("a/*.h", "stddef.h"));

    @Test
    void namesAHeaderAsIncluded() {
        assertThat(headers.name("/usr/include/a/b.h")).contains("a/b.h");
        assertThat(headers.name("/usr/include/../include/a/./b.h")).contains("a/b.h");
        assertThat(headers.name("/usr/include/b.h")).isEmpty();
        assertThat(headers.name("<built-in>")).isEmpty();
    }

    @Test
    void treatsPartsOfStddefAsStddef() {
        assertThat(headers.name("/lib/clang/include/__stddef_size_t.h")).contains("stddef.h");
        assertThat(headers.name("/lib/clang/include/__stdarg_va_list.h")).isEmpty();
    }
}
