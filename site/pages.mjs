// The pages of the site: which file of the repository becomes which page, and where a link in a page leads.

import fs from 'node:fs'
import path from 'node:path'

/** Files at the root of the repository that are pages. */
const ROOT_PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

/** Directories that no page shows. */
const HIDDEN = new Set(['target', 'node_modules'])

/** Larger files are offered as plain text, without a page. */
const MAX_SOURCE_PAGE = 100_000

const LANGUAGES = {
    java: 'java', js: 'js', mjs: 'js', json: 'json', toml: 'toml', xml: 'xml', sh: 'sh', c: 'c', h: 'c', md: 'md',
}

/** Returns the path of a page in the site, such as guide/messages.md; undefined if the file is not a page. */
export function pageOf(file) {
    if (ROOT_PAGES.includes(file)) {
        return file.toLowerCase()
    }
    return file.startsWith('docs/') && file.endsWith('.md') ? file.slice('docs/'.length) : undefined
}

/** Returns the Markdown files that are pages, in alphabetical order. */
export function findPages(root) {
    return [...walk(root, 'docs').filter(file => file.endsWith('.md')),
        ...ROOT_PAGES.filter(file => fs.existsSync(path.join(root, file)))].sort()
}

/** Returns the files below a directory of the repository, in alphabetical order. */
export function walk(root, directory) {
    return fs.readdirSync(path.join(root, directory), { withFileTypes: true })
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .filter(entry => !entry.name.startsWith('.') && !HIDDEN.has(entry.name))
        .flatMap(entry => {
            const file = path.posix.join(directory, entry.name)
            return entry.isDirectory() ? walk(root, file) : [file]
        })
}

/** Returns the sidebar's problems: pages that it lacks, entries without a page, pages that it lists twice. */
export function sidebarProblems(root, sidebar) {
    const listed = sidebar.flatMap(group => group.pages)
    const pages = findPages(root).filter(file => file !== 'docs/index.md')
    return [
        ...pages.filter(file => !listed.includes(file)).map(file => `site/sidebar.json does not list ${file}`),
        ...listed.filter(file => !pages.includes(file)).map(file => `site/sidebar.json lists ${file}, which does not exist`),
        ...listed.filter((file, i) => listed.indexOf(file) !== i).map(file => `site/sidebar.json lists ${file} twice`),
    ]
}

/** Returns the anchor of a heading, by GitHub's rules. */
export function slug(heading) {
    return heading.trim().toLowerCase().replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '').replace(/ /g, '-')
}

/** Returns the title of a page: its first heading, without the marks of code. */
export function titleOf(markdown) {
    return (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replace(/`/g, '').trim()
}

/** Returns whether a link leads out of the repository. */
export function isExternal(href) {
    return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/**
 * Resolves a relative link.
 *
 * @param from the file that contains the link
 * @returns the file or directory it leads to and the anchor with its #, possibly empty
 */
export function resolveLink(from, href) {
    const [, target, anchor] = /^([^#]*)(#.*)?$/.exec(href)
    const file = target === '' ? from : path.posix.join(path.posix.dirname(from), decodeURIComponent(target))
    return { file: file.replace(/\/$/, ''), anchor: anchor ?? '' }
}

/** Returns where a file or directory of the repository is in the site, without a leading slash. */
export function siteLink(file) {
    const page = pageOf(file)
    return page === undefined ? `source/${file}.html` : page.replace(/\.md$/, '.html')
}

/** Returns the links of a page to files of the repository. Code is ignored. */
export function linksOf(markdown) {
    const text = markdown.replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1`*\s*$/gm, '').replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '``')
    return [...text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g), ...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
        ...text.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)]
        .map(match => match[1])
        .filter(href => !isExternal(href))
}

/** Returns the page that shows a file of the repository. */
export function sourcePage(root, file) {
    const name = path.posix.basename(file)
    const head = `---\nsearch: false\noutline: false\nprev: false\nnext: false\n---\n\n# ${name}\n\n\`${file}\`\n\n`
    if (fs.statSync(path.join(root, file)).isDirectory()) {
        const rows = walk(root, file).map(child => `- [${child.slice(file.length + 1)}](<${'../'.repeat(file.split('/').length - 1)}${child}>)`)
        return `${head}${rows.join('\n')}\n`
    }
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const language = text.includes('\u0000') || text.length > MAX_SOURCE_PAGE ? undefined : LANGUAGES[file.split('.').pop()] ?? 'text'
    if (language === undefined) {
        return `${head}This file is not shown: it is binary, or longer than ${MAX_SOURCE_PAGE / 1000} kB.\n`
    }
    const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(match => match[0].length + 1)))
    return `${head}${fence}${language}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}\n`
}
