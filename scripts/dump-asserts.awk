# Converts the output of rdma-gen dump to C assertions of sizes, alignments, offsets, widths and values. The result compiles
# only if the C compiler agrees. Rows that C cannot state in one expression (signatures, symbols, skipped names) are ignored.
# -v includes=HEADERS: the headers to include, separated by blanks.
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

# The rows are sorted: fields and aliases precede their records.
$2 == "field" { fields[++count] = $0 }

$2 == "enum" {
    spelling[$3] = "enum " $3
    split($4, part, /[= ]/)
    fact("sizeof(enum " $3 ") == " part[2] " && ((enum " $3 ")-1 < 0) == " (part[3] == "signed"))
}

$2 == "enumerator" || $2 == "constant" && $4 !~ /^"/ {
    # C has no literal for the minimum of long long.
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
