/**
 * From C headers to the model: Eclipse CDT reads the text, the classes here turn its syntax tree into declarations, one
 * class per construct. Nothing is looked up in CDT's own bindings: a scope of ours follows the headers in their order.
 *
 * <p>In: the configuration's partitions, the compiler's include path and predefined macros. Out: {@link
 * org.rdma4j.gen.parse.ParsedHeaders}, whose declarations have no sizes yet; or one error with file and line. This
 * package alone knows CDT.
 */
@NullMarked
package org.rdma4j.gen.parse;

import org.jspecify.annotations.NullMarked;
