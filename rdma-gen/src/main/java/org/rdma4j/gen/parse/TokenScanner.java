package org.rdma4j.gen.parse;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eclipse.cdt.core.dom.ast.IMacroBinding;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IToken;
import org.eclipse.cdt.core.parser.IncludeExportPatterns;
import org.eclipse.cdt.internal.core.parser.scanner.ILocationResolver;
import org.eclipse.cdt.internal.core.parser.scanner.TokenWithImage;
import org.rdma4j.gen.preprocess.CToken;

/**
 * Passes tokens to the C parser, replacing its preprocessor and lexer. The offsets of the token at index {@code i} are
 * {@code 2 * i} and {@code 2 * i + 1}, so that the tokens of a node of the syntax tree can be determined from its
 * offsets.
 */
final class TokenScanner implements IScanner {

    private static final Map<String, Integer> KEYWORDS = Map.ofEntries(
            Map.entry("auto", IToken.t_auto),
            Map.entry("break", IToken.t_break),
            Map.entry("case", IToken.t_case),
            Map.entry("char", IToken.t_char),
            Map.entry("const", IToken.t_const),
            Map.entry("continue", IToken.t_continue),
            Map.entry("default", IToken.t_default),
            Map.entry("do", IToken.t_do),
            Map.entry("double", IToken.t_double),
            Map.entry("else", IToken.t_else),
            Map.entry("enum", IToken.t_enum),
            Map.entry("extern", IToken.t_extern),
            Map.entry("float", IToken.t_float),
            Map.entry("for", IToken.t_for),
            Map.entry("goto", IToken.t_goto),
            Map.entry("if", IToken.t_if),
            Map.entry("inline", IToken.t_inline),
            Map.entry("int", IToken.t_int),
            Map.entry("long", IToken.t_long),
            Map.entry("register", IToken.t_register),
            Map.entry("restrict", IToken.t_restrict),
            Map.entry("return", IToken.t_return),
            Map.entry("short", IToken.t_short),
            Map.entry("signed", IToken.t_signed),
            Map.entry("sizeof", IToken.t_sizeof),
            Map.entry("static", IToken.t_static),
            Map.entry("struct", IToken.t_struct),
            Map.entry("switch", IToken.t_switch),
            Map.entry("typedef", IToken.t_typedef),
            Map.entry("typeof", IGCCToken.t_typeof),
            Map.entry("union", IToken.t_union),
            Map.entry("unsigned", IToken.t_unsigned),
            Map.entry("void", IToken.t_void),
            Map.entry("volatile", IToken.t_volatile),
            Map.entry("while", IToken.t_while),
            Map.entry("_Alignas", IToken.t__Alignas),
            Map.entry("_Bool", IToken.t__Bool),
            Map.entry("_Complex", IToken.t__Complex),
            Map.entry("_Imaginary", IToken.t__Imaginary),
            Map.entry("_Decimal32", IGCCToken.t_decimal32),
            Map.entry("_Decimal64", IGCCToken.t_decimal64),
            Map.entry("_Decimal128", IGCCToken.t_decimal128),
            Map.entry("__alignof__", IGCCToken.t___alignof__),
            Map.entry("__float128", IGCCToken.t__float128),
            Map.entry("__int128", IGCCToken.t__int128));

    private static final Map<String, Integer> PUNCTUATORS = punctuators();

    /** Token types of string and character literals by prefix. */
    private static final Map<String, List<Integer>> LITERALS = Map.of(
            "", List.of(IToken.tSTRING, IToken.tCHAR),
            "u8", List.of(IToken.tSTRING, IToken.tCHAR),
            "L", List.of(IToken.tLSTRING, IToken.tLCHAR),
            "u", List.of(IToken.tUTF16STRING, IToken.tUTF16CHAR),
            "U", List.of(IToken.tUTF32STRING, IToken.tUTF32CHAR));

    private final TokenLocations locations;
    private final Iterator<Integer> indices;
    private int end;

    /**
     * Creates a scanner.
     *
     * @param locations the tokens
     * @param shown indices of the tokens to pass to the parser
     */
    TokenScanner(TokenLocations locations, IntPredicate shown) {
        this.locations = locations;
        this.indices = IntStream.range(0, locations.tokens().tokens().size())
                .filter(shown)
                .iterator();
    }

    private static Map<String, Integer> punctuators() {
        String spellings =
                ":: : ; , ? ( ) [ ] { } += ++ + -= -- -> - *= * %= % ^= ^ &= && & |= || | ~ != ! == = << <= <"
                        + " >>= >> >= > <<= ... . /= / # ##";
        int[] types = {
            IToken.tCOLONCOLON,
            IToken.tCOLON,
            IToken.tSEMI,
            IToken.tCOMMA,
            IToken.tQUESTION,
            IToken.tLPAREN,
            IToken.tRPAREN,
            IToken.tLBRACKET,
            IToken.tRBRACKET,
            IToken.tLBRACE,
            IToken.tRBRACE,
            IToken.tPLUSASSIGN,
            IToken.tINCR,
            IToken.tPLUS,
            IToken.tMINUSASSIGN,
            IToken.tDECR,
            IToken.tARROW,
            IToken.tMINUS,
            IToken.tSTARASSIGN,
            IToken.tSTAR,
            IToken.tMODASSIGN,
            IToken.tMOD,
            IToken.tXORASSIGN,
            IToken.tXOR,
            IToken.tAMPERASSIGN,
            IToken.tAND,
            IToken.tAMPER,
            IToken.tBITORASSIGN,
            IToken.tOR,
            IToken.tBITOR,
            IToken.tBITCOMPLEMENT,
            IToken.tNOTEQUAL,
            IToken.tNOT,
            IToken.tEQUAL,
            IToken.tASSIGN,
            IToken.tSHIFTL,
            IToken.tLTEQUAL,
            IToken.tLT,
            IToken.tSHIFTRASSIGN,
            IToken.tSHIFTR,
            IToken.tGTEQUAL,
            IToken.tGT,
            IToken.tSHIFTLASSIGN,
            IToken.tELLIPSIS,
            IToken.tDOT,
            IToken.tDIVASSIGN,
            IToken.tDIV,
            IToken.tPOUND,
            IToken.tPOUNDPOUND
        };
        Map<String, Integer> punctuators = new HashMap<>();
        String[] words = spellings.split(" ");
        for (int i = 0; i < words.length; i++) {
            punctuators.put(words[i], types[i]);
        }
        return punctuators;
    }

    @Override
    public IToken nextToken() throws EndOfFileException {
        if (!indices.hasNext()) {
            throw new EndOfFileException(end);
        }
        int index = indices.next();
        CToken token = locations.tokens().tokens().get(index);
        end = TokenLocations.end(index);
        return new TokenWithImage(
                type(token),
                null,
                TokenLocations.begin(index),
                end,
                token.text().toCharArray());
    }

    private static int type(CToken token) {
        return switch (token.kind()) {
            case KEYWORD -> KEYWORDS.getOrDefault(token.text(), IToken.tIDENTIFIER);
            case IDENTIFIER -> IToken.tIDENTIFIER;
            case NUMBER -> isFloating(token.text()) ? IToken.tFLOATINGPT : IToken.tINTEGER;
            case STRING -> literal(token.text(), '"').get(0);
            case CHARACTER -> literal(token.text(), '\'').get(1);
            case PUNCTUATOR -> PUNCTUATORS.getOrDefault(token.text(), IToken.tUNKNOWN_CHAR);
        };
    }

    private static List<Integer> literal(String text, char quote) {
        return LITERALS.getOrDefault(text.substring(0, Math.max(text.indexOf(quote), 0)), LITERALS.get(""));
    }

    private static boolean isFloating(String number) {
        boolean hexadecimal = number.startsWith("0x") || number.startsWith("0X");
        return number.indexOf('.') >= 0
                || (hexadecimal
                        ? number.indexOf('p') >= 0 || number.indexOf('P') >= 0
                        : number.indexOf('e') >= 0 || number.indexOf('E') >= 0);
    }

    @Override
    public ILocationResolver getLocationResolver() {
        return locations.resolver();
    }

    @Override
    public Map<String, IMacroBinding> getMacroDefinitions() {
        return Map.of();
    }

    @Override
    public boolean isOnTopContext() {
        return true;
    }

    @Override
    public int getCodeBranchNesting() {
        return 0;
    }

    @Override
    public char[] getAdditionalNumericLiteralSuffixes() {
        return new char[0];
    }

    // The following methods concern editors and conditional directives, which have been evaluated.

    @Override
    public void cancel() {}

    @Override
    public void setContentAssistMode(int offset) {}

    @Override
    public void setSplitShiftROperator(boolean value) {}

    @Override
    public void setComputeImageLocations(boolean value) {}

    @Override
    public void setTrackIncludeExport(IncludeExportPatterns patterns) {}

    @Override
    public void setProcessInactiveCode(boolean value) {}

    @Override
    public void skipInactiveCode() {}
}
