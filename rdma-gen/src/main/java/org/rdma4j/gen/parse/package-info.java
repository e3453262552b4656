/**
 * Parses preprocessed C with Eclipse CDT and converts its syntax tree to declarations. CDT's bindings are not used;
 * {@code DeclarationScope} contains the declarations so far.
 *
 * <p>{@link org.rdma4j.gen.parse.HeaderParser} takes the partitions of the configuration and the preprocessed headers,
 * and returns {@link org.rdma4j.gen.parse.ParsedHeaders} without sizes and offsets, or throws an error with file and
 * line. Only this package depends on CDT.
 *
 * <p>Constructs and their classes:
 *
 * <ul>
 *   <li>tokens: {@code CdtParser} calls the parser, which reads them from {@code TokenScanner}; {@code TokenLocations}
 *       maps nodes to tokens; {@code UnreadableDeclaration} is a declaration that the parser cannot parse
 *   <li>declarations: {@code DeclarationWalker} passes each to {@code RecordBuilder}, {@code EnumBuilder}, {@code
 *       TypedefBuilder} or {@code FunctionBuilder}, which use {@code TypeBuilder} and {@code ScalarTypeParser}
 *   <li>attributes and {@code _Alignas}: {@code RemovedTokens} contains those removed from the parser's input,
 *       {@code AttributeReader} assigns them to declarations, {@code LayoutAttributes} interprets them;
 *       {@code #pragma pack}, {@code scalar_storage_order}, {@code ms_struct}: {@code RecordPragmas}
 *   <li>constants: {@code ConstantEvaluator} with {@code TypedValue} and {@code Literals}; {@code
 *       ConstantAddresses} for {@code offsetof}
 *   <li>macros: {@code MacroExpansions}, {@code MacroBuilder}, {@code ShadowedFunctions}
 *   <li>differences between targets: {@code TargetDependenceFinder}, {@code ArchitectureMacros}, {@code SourceLine}
 *   <li>ownership of declarations: {@code DeclarationScope}, {@code Partitioner}, {@code PartitionFilter}, {@code
 *       ForeignTypes}
 * </ul>
 *
 * <p>Unsupported constructs result in an {@code UnsupportedConstructException}, which is an error only if the
 * declaration is to be bound.
 */
@NullMarked
package org.rdma4j.gen.parse;

import org.jspecify.annotations.NullMarked;
