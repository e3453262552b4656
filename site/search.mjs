// The options of the search. VitePress copies the text of these functions into the pages, so each must be complete in itself.

/** Splits text into words, and names in camel case additionally into their parts. */
export function tokenize(text) {
    const words = []
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
        if (word !== '') {
            words.push(word)
            const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/)
            if (parts.length > 1) {
                words.push(...parts)
            }
        }
    }
    return words
}

/** Reduces a word to its stem, and drops words without a meaning of their own. */
export function processTerm(term) {
    const word = term.toLowerCase()
    const dropped = ' a an and are as at be been but by can do does for from has have how i if in into is it its me my no not of on or'
        + ' so than that the their then there they this to was we what when where which why will with you your '
    if (dropped.includes(` ${word} `)) {
        return null
    }
    if (word.length < 5 || /[0-9]/.test(word)) {
        return word
    }
    return word.replace(/(?:sses|xes|ches|shes)$/, match => match.slice(0, -2)).replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
        .replace(/(?:ations?|ating|ated|ate)$/, 'at').replace(/(?:ing|ed)$/, '').replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '')
}

/** Titles count most. Short words must match exactly, and the pages about the project itself come last. */
export const searchOptions = {
    boost: { title: 5, titles: 2, text: 1 },
    prefix(term) {
        return term.length > 2
    },
    fuzzy(term) {
        return term.length > 5 ? 0.15 : false
    },
    boostDocument(id) {
        return /\/(readme|changelog|contributing|security)\.html/.test(id) ? 0.4 : 1
    },
}
