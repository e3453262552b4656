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
 *   <li>tokens: {@code FrontEnd} calls the parser, which reads them from {@code TokenScanner}; {@code TokenLocations}
 *       leads from a node back to its tokens; a declaration without a grammar is an {@code UnreadableDeclaration}
 *   <li>declarations: {@code DeclarationWalker} hands each to {@code RecordBuilder}, {@code EnumBuilder}, {@code
 *       TypedefBuilder} or {@code FunctionBuilder}, all of which ask {@code TypeBuilder} and {@code ScalarTypes}
 *   <li>attributes and {@code _Alignas}: {@code RemovedTokens} has those that the parser was not shown,
 *       {@code AttributeReader} finds whose they are, {@code LayoutAttributes} what they mean; {@code #pragma pack},
 *       {@code scalar_storage_order}, {@code ms_struct}: {@code RecordPragmas}
 *   <li>constants: {@code ConstantEvaluator} over {@code TypedValue}, {@code Literals}; {@code
 *       ConstantAddresses} for {@code offsetof}
 *   <li>macros: {@code MacroExpansions}, {@code MacroBuilder}, {@code ShadowedFunctions}
 *   <li>what may differ for another target: {@code TargetDependenceFinder}, {@code ArchitectureMacros},
 *   {@code SourceLine}
 *   <li>who owns what: {@code DeclarationScope}, {@code Partitioner}, {@code PartitionFilter}, {@code ForeignTypes}
 * </ul>
 *
 * <p>What cannot be described is an {@code UnsupportedConstructException}: it stops the run only if the declaration is
 * to be bound.
 */
@NullMarked
package org.rdma4j.gen.parse;

import org.jspecify.annotations.NullMarked;
