# Turns rows of `rdma-gen dump` into C that compiles only where each is what the compiler says: sizes, alignments,
# offsets, widths, values. Rows whose fact C cannot state in one expression (signatures, symbols, skipped names) give
# nothing. -v includes has the headers, with blanks or newlines between.
BEGIN {
    FS = "\t"
    print "#include <stddef.h>"
    n = split(includes, header, /[ \n]+/)
    for (i = 1; i <= n; i++) {
        print "#include <" header[i] ">"
    }
}

function fact(expression) {
    printf "_Static_assert(%s, \"%s %s %s\");\n", expression, $2, $3, $4
}

$2 == "struct" || $2 == "union" {
    spelling[$3] = $2 " " $3
    split($4, part, /[= ]/)
    fact("sizeof(" spelling[$3] ") == " part[2] " && _Alignof(" spelling[$3] ") == " part[4])
}

# Rows are sorted: fields and aliases come before the records that they are in.
$2 == "field" { fields[++count] = $0 }

$2 == "enum" {
    spelling[$3] = "enum " $3
    split($4, part, /[= ]/)
    fact("sizeof(enum " $3 ") == " part[2] " && ((enum " $3 ")-1 < 0) == " (part[3] == "signed"))
}

$2 == "enumerator" || $2 == "constant" && $4 !~ /^"/ {
    # The smallest long long cannot be written as a literal.
    value = $4 == "-9223372036854775808" ? "(-9223372036854775807LL - 1)" : $4 ($4 ~ /^-/ ? "LL" : "ULL")
    fact("(" $3 ") == (__typeof__(" $3 "))" value)
}

$2 == "alias" { aliases[++others] = $0 }

END {
    for (i = 1; i <= others; i++) {
        $0 = aliases[i]
        tag = spelling[$4]
        sub(/ .*/, "", tag)
        fact("__builtin_types_compatible_p(" tag " " $3 ", " spelling[$4] ")")
    }
    for (i = 1; i <= count; i++) {
        $0 = fields[i]
        dot = index($3, ".")
        record = spelling[substr($3, 1, dot - 1)]
        path = substr($3, dot + 1)
        split($4, part, "+")
        expression = "offsetof(" record ", " path ") * 8 == " part[1]
        if (part[2] > 0) {
            expression = expression " && sizeof(((" record " *)0)->" path ") * 8 == " part[2]
        }
        fact(expression)
    }
}
