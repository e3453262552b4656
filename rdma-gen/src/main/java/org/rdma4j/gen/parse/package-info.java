/**
 * Parses preprocessed C with Eclipse CDT and turns the syntax tree into declarations of the model. This package alone
 * knows CDT; CDT's bindings are not used.
 *
 * <p>In: the partitions of the configuration, and the tokens and macros of their headers from {@link
 * org.rdma4j.gen.preprocess}. Out: {@link org.rdma4j.gen.parse.ParsedHeaders}, whose declarations have no sizes yet, or one
 * error with file and line. Called by {@code pipeline}.
 *
 * <p>Classes by construct:
 *
 * <ul>
 *   <li>tokens: {@code FrontEnd} calls the parser, which reads tokens from {@code TokenScanner}; {@code TokenLocations}
 *       finds the tokens of a node; {@code UnreadableDeclaration} is a declaration that the grammar lacks
 *   <li>declarations: {@code DeclarationWalker} visits them in order and calls {@code TypeBuilder} (with {@code
 *       RecordBuilder}, {@code EnumBuilder} and {@code ScalarTypes}), {@code TypedefBuilder} and {@code FunctionBuilder};
 *       {@code DeclarationScope} keeps the declarations so far
 *   <li>attributes and {@code _Alignas}: {@code RemovedTokens} has the attributes that were removed from the tokens, {@code
 *       AttributeReader} finds the declaration of each, {@code LayoutAttributes} evaluates them
 *   <li>{@code #pragma pack}, {@code scalar_storage_order}, {@code ms_struct}: {@code RecordPragmas}
 *   <li>constants: {@code ConstantEvaluator}, {@code TypedValue}, {@code Literals}, {@code ConstantAddresses} for {@code
 *       offsetof}
 *   <li>macros: {@code MacroExpansions}, {@code MacroBuilder}, {@code ShadowedFunctions}
 *   <li>differences between targets: {@code TargetDependenceFinder}, {@code ArchitectureMacros}, {@code SourceLine}
 *   <li>partitions: {@code Partitioner}, {@code PartitionFilter}, {@code ForeignTypes}, {@code UnsupportedDependents}
 * </ul>
 *
 * <p>{@code UnsupportedConstructException} reports a construct that the model cannot describe. It stops the run only if the
 * declaration is to be bound.
 */
@NullMarked
package org.rdma4j.gen.parse;

import org.jspecify.annotations.NullMarked;
