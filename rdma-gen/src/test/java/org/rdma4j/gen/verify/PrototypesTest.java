package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.problem.Location;

class PrototypesTest {

    private static final HeaderFilter HEADERS = new HeaderFilter(List.of(Path.of("/i")), List.of("*.h"));

    @Test
    void namesAreFoundInEveryShapeOfDeclarator() {
        String text = """
                /* compiled from: . */
                /* /i/a.h:9:NC */ extern int plain (struct fwd *);
                /* /i/a.h:10:NF */ static const char *text (int a); /* (a) int a; */
                /* /i/a.h:11:NC */ extern int (*chooser (int)) (void);
                /* /i/a.h:12:NC */ extern struct fwd *taker (int (*) (void), int);
                /* /i/a.h:13:NC */ extern int plain (struct fwd *);
                /* /i/a.h:14:NC */ extern typeof (nullptr) null (typeof (nullptr));
                /* /elsewhere/b.h:1:NC */ extern int other (void);
                """;
        assertThat(Prototypes.of(text, HEADERS))
                .containsOnlyKeys("plain", "text", "chooser", "taker", "null")
                .containsEntry("plain", new Prototypes.Prototype(false, new Location("a.h", 9)))
                .containsEntry("text", new Prototypes.Prototype(true, new Location("a.h", 10)));
    }

    @Test
    void macrosInForceAtTheEndAreKnownWithTheirPlace() {
        String text = """
                # 1 "/i/a.h" 1

                #define ONE 1
                #define GUARD
                #define CALL(x) x
                # 7 "/i/b.h" 1 3 4
                #undef ONE
                #define ONE 2
                #define GONE 3
                #undef GONE
                """;
        assertThat(Macros.of(text))
                .containsOnlyKeys("ONE", "GUARD", "CALL")
                .containsEntry("ONE", new Macros.Macro(false, "2", "/i/b.h", 8))
                .containsEntry("GUARD", new Macros.Macro(false, "", "/i/a.h", 3))
                .containsEntry("CALL", new Macros.Macro(true, "", "/i/a.h", 4));
    }
}
