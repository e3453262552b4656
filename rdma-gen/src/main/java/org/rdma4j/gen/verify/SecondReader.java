package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/**
 * What a compiler, asked by other ways than the front end's, sees in the traversed headers.
 *
 * @param declarations records, enums, typedefs and variables, from debugging information
 * @param prototypes functions by name
 * @param macros all macros by name, those of other headers too
 * @param headers which headers are traversed
 * @param text the preprocessed text
 */
record SecondReader(
        List<Seen> declarations,
        Map<String, Prototypes.Prototype> prototypes,
        Map<String, Macros.Macro> macros,
        HeaderFilter headers,
        String text) {

    /**
     * Reads the headers.
     *
     * @param compiler gcc, with folders and flags
     * @param headers what is included
     * @param traverse what is traversed
     */
    static SecondReader read(Workshop workshop, Toolchain compiler, List<String> headers, List<String> traverse) {
        workshop.write("reader.c", ProbeSource.includes(headers));
        compiler.mustRun(
                "-w",
                "-g",
                "-gdwarf-4",
                "-O0",
                "-fno-eliminate-unused-debug-types",
                "-fno-eliminate-unused-debug-symbols",
                "-aux-info",
                "reader.aux",
                "-c",
                "-o",
                "reader.o",
                "reader.c");
        Result dump = Command.of("readelf", "-W", "--debug-dump=info,rawline", "reader.o")
                .in(workshop.folder())
                .run();
        if (!dump.succeeded()) {
            throw ProblemException.missing(
                    "readelf cannot read what the compiler wrote: " + dump.complaint(), "install the package binutils");
        }
        String text = compiler.mustRun("-w", "-dD", "-E", "reader.c").out();
        HeaderFilter traversed = new HeaderFilter(compiler.includeFolders(), new ArrayList<>(traverse));
        return new SecondReader(
                DwarfDeclarations.of(DwarfReader.read(dump.out()), traversed),
                Prototypes.of(workshop.read("reader.aux"), traversed),
                Macros.of(text),
                traversed,
                text);
    }
}
