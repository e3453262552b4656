// Builds the site: node build.mjs ROOT WORK OUT, in WORK, where scripts/site has put the packages of npm, the Javadoc (api/)
// and the pages of the history (history/). Exits with 1 if the sidebar is incomplete or a link is dead.

import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vitepress'
import { deadLinks } from './crawl.mjs'
import { findPages, linksOf, pageOf, resolveLink, sidebarProblems, siteLink, sourcePage, titleOf, walk } from './pages.mjs'

const [root, work, out] = process.argv.slice(2)
const pages = path.join(work, 'pages')
const assets = path.join(pages, 'public')

/** Prints problems and exits, if there are any. */
function failOn(problems) {
    if (problems.length > 0) {
        problems.slice(0, 50).forEach(problem => console.error(problem))
        console.error(`the site has ${problems.length} ${problems.length === 1 ? 'fault' : 'faults'}`)
        process.exit(1)
    }
}

function write(file, text) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
}

/** Copies the pages, the pictures they show, and pages of the sources they link to. Returns the source of each page. */
function stagePages(unsearched) {
    const problems = []
    const files = {}
    const queue = findPages(root)
    const staged = new Set(queue)
    const inBook = new Set(queue)
    while (queue.length > 0) {
        const file = queue.shift()
        const page = pageOf(file) ?? `source/${file}.md`
        const text = inBook.has(file) ? fs.readFileSync(path.join(root, file), 'utf8') : sourcePage(root, file)
        write(path.join(pages, page), unsearched.has(file) ? `---\nsearch: false\n---\n\n${text}` : text)
        files[page] = file
        for (const href of linksOf(text)) {
            const target = resolveLink(file, href).file
            if (target.startsWith('..') || !fs.existsSync(path.join(root, target))) {
                problems.push(`${file}: dead link to ${href}`)
            } else if (/\.(svg|png|jpe?g|gif|webp)$/.test(target)) {
                write(path.join(assets, 'files', target), fs.readFileSync(path.join(root, target)))
            } else if (!staged.has(target)) {
                staged.add(target)
                queue.push(target)
            }
        }
    }
    failOn(problems)
    return files
}

/** Adds the icon of the site to a page of the Javadoc. */
function addIcon(html, up) {
    return html.includes('rel="icon"') ? html : html.replace(/<head>|<meta charset[^>]*>/i, `$&\n<link rel="icon" href="${up}favicon.svg" type="image/svg+xml">`)
}

/** Links the pages of the book that the Javadoc names, and removes the fonts, which pages of this site do not use. */
function finishApi(api) {
    const problems = []
    for (const file of walk(api, '.')) {
        const name = path.join(api, file)
        if (/(^|\/)fonts\//.test(file)) {
            fs.rmSync(name)
        } else if (file.endsWith('stylesheet.css')) {
            fs.writeFileSync(name, fs.readFileSync(name, 'utf8').replace(/@import url\('fonts\/.*'\);\n/, ''))
        } else if (file.endsWith('.html')) {
            const up = '../'.repeat(file.split('/').length)
            const html = fs.readFileSync(name, 'utf8')
            const linked = addIcon(html, up).replace(/(?:&quot;|")?\b(docs\/[\w./-]+\.md)(#[\w-]+)?(?:&quot;|")?/g, (whole, page, anchor = '') => {
                if (!fs.existsSync(path.join(root, page))) {
                    problems.push(`Javadoc, ${file}: ${page} does not exist`)
                    return whole
                }
                const title = titleOf(fs.readFileSync(path.join(root, page), 'utf8'))
                return `<a href="${up}${siteLink(page)}${anchor}">${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</a>`
            })
            if (linked !== html) {
                fs.writeFileSync(name, linked)
            }
        }
    }
    return problems
}

const sidebar = JSON.parse(fs.readFileSync(path.join(work, 'sidebar.json'), 'utf8'))
failOn([
    ...(fs.existsSync(path.join(root, 'docs/index.md')) ? [] : ['docs/index.md, the first page of the site, does not exist']),
    ...sidebarProblems(root, sidebar),
])

fs.rmSync(pages, { recursive: true, force: true })
const files = stagePages(new Set(sidebar.filter(group => group.search === false).flatMap(group => group.pages)))
fs.copyFileSync(path.join(work, 'favicon.svg'), path.join(fs.mkdirSync(assets, { recursive: true }) ?? assets, 'favicon.svg'))
const titles = Object.fromEntries(findPages(root).map(file => [siteLink(file), titleOf(fs.readFileSync(path.join(root, file), 'utf8'))]))
const histories = fs.readdirSync(path.join(work, 'history')).sort().reverse()
    .map(name => ({ text: name.replace(/\.html$/, ''), link: `/history/${name}` }))
write(path.join(work, 'site.json'), JSON.stringify({
    files,
    titles,
    histories,
    sidebar: sidebar.map(({ group, collapsed, pages }) => ({
        text: group,
        collapsed: collapsed ?? false,
        // What follows a colon in a title explains it.
        items: pages.map(file => ({ text: titles[siteLink(file)].replace(/: .*/, ''), link: `/${siteLink(file)}` })),
    })),
}))

process.env.SITE_OUT = out
await build(work)
for (const part of ['api', 'history']) {
    fs.cpSync(path.join(work, part), path.join(out, part), { recursive: true })
}
failOn([...finishApi(path.join(out, 'api')), ...deadLinks(out, process.env.SITE_BASE ?? '/')])
const count = walk(out, '.').filter(file => file.endsWith('.html')).length
console.error(`${count} pages, ${Object.keys(files).length} of them from files of the repository`)
