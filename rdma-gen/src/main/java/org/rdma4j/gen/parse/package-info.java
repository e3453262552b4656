/**
 * From C headers to the model: Eclipse CDT reads the text, the classes here turn its syntax tree into declarations.
 * Nothing is looked up in CDT's own bindings: a scope of ours follows the headers in their order.
 *
 * <p>In: the configuration's partitions, the compiler's include path and predefined macros. Out: {@link
 * org.rdma4j.gen.parse.ParsedHeaders}, whose declarations have no sizes yet; or one error with file and line. This
 * package alone knows CDT.
 *
 * <p>Where each construct is read:
 *
 * <ul>
 *   <li>the text: {@code FrontEnd} calls the parser; {@code MarkingScanner} keeps from it what it would drop, attributes
 *       and {@code _Pragma}, and leaves them in {@code SourceMarks}; {@code FeatureTests} answers {@code
 *       __has_attribute} and its like; {@code InactiveCode}, {@code LineDirectives}
 *   <li>declarations: {@code DeclarationWalker} hands each to {@code RecordBuilder}, {@code EnumBuilder}, {@code
 *       TypedefBuilder} or {@code FunctionBuilder}, all of which ask {@code TypeBuilder} and {@code Scalars}
 *   <li>attributes and {@code _Alignas}: {@code DeclaredAttributes} finds whose they are, {@code Attributes} what they
 *       mean; {@code #pragma pack}, {@code scalar_storage_order}, {@code ms_struct}: {@code RecordPragmas}
 *   <li>constants: {@code ConstantEvaluator} over {@code TypedValue}, {@code Literals} and {@code Escapes}; {@code
 *       ConstantAddresses} for {@code offsetof}
 *   <li>macros: {@code MacroTable}, {@code MacroBuilder}, {@code Shadowing}
 *   <li>who owns what: {@code Scope}, {@code Partitioner}, {@code BoundNames}, {@code ForeignTypes}
 * </ul>
 *
 * <p>What cannot be described is an {@code UnsupportedConstructException}: it stops the run only if the declaration is to
 * be bound.
 */
@NullMarked
package org.rdma4j.gen.parse;

import org.jspecify.annotations.NullMarked;
