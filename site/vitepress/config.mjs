// The configuration of VitePress. Written for the folder that build.mjs prepares: the pages are in pages/.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { apiIndex } from '../api.mjs'
import { isExternal, resolveLink, siteLink, slug } from '../pages.mjs'
import { searchOptions, tokenize, processTerm } from '../search.mjs'

const work = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const base = process.env.SITE_BASE ?? '/'
const { files, titles, sidebar, histories } = JSON.parse(fs.readFileSync(path.join(work, 'site.json'), 'utf8'))
const apiLink = apiIndex(path.join(work, 'api'))

/** Directs links and pictures, which are relative to the file in the repository, to the pages. */
function relativeLinks(md) {
    md.core.ruler.push('repository-links', state => {
        const from = files[state.env.relativePath]
        const redirect = (token, name) => {
            const href = token.attrGet(name)
            if (href === null || isExternal(href)) {
                return
            }
            const { file, anchor } = resolveLink(from, href)
            if (name === 'src') {
                token.attrSet(name, `/files/${file}`)
            } else if (file !== from) {
                token.attrSet(name, `/${siteLink(file)}${anchor}`)
            }
        }
        const tokens = state.tokens.flatMap(token => [token, ...(token.children ?? [])])
        tokens.forEach((token, i) => {
            if (token.type === 'link_open') {
                redirect(token, 'href')
                // A link whose text is the name of a file shows the title of the page.
                const title = /^[\w./-]+\.md$/.test(tokens[i + 1].content) ? titles[/^\/([^#]*)/.exec(token.attrGet('href'))?.[1]] : undefined
                if (title !== undefined) {
                    tokens[i + 1].content = title
                }
            } else if (token.type === 'image') {
                redirect(token, 'src')
            } else if (token.type === 'html_block' || token.type === 'html_inline') {
                token.content = token.content.replace(/\b(src|srcset|href)="([^"]+)"/g, (whole, name, href) => {
                    if (isExternal(href)) {
                        return whole
                    }
                    const { file, anchor } = resolveLink(from, href)
                    return name === 'href' ? `href="${base}${siteLink(file)}${anchor}"` : `${name}="${base}files/${file}"`
                })
            }
        })
    })
}

/** Links the names of our types and members, in code, to the Javadoc. Not in headings and in links. */
function javadocLinks(md) {
    md.core.ruler.push('javadoc-links', state => {
        state.tokens.forEach((block, i) => {
            if (block.type !== 'inline' || state.tokens[i - 1]?.type === 'heading_open') {
                return
            }
            let open = 0
            block.children = block.children.flatMap(token => {
                open += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0
                const link = token.type === 'code_inline' && open === 0 ? apiLink(token.content) : undefined
                if (link === undefined) {
                    return [token]
                }
                const start = new state.Token('link_open', 'a', 1)
                // With a target, the link is left to the browser: the Javadoc is not one of VitePress's pages.
                start.attrs = [['href', base + link], ['target', '_self'], ['class', 'api']]
                return [start, token, new state.Token('link_close', 'a', -1)]
            })
        })
    })
}

/** Shows indented code as other code. */
function indentedCode(md) {
    md.core.ruler.push('indented-code', state => {
        for (const token of state.tokens) {
            if (token.type === 'code_block') {
                token.type = 'fence'
                token.info = 'text'
            }
        }
    })
}

/** Shows two braces in text as they are: Vue would evaluate what is between them. */
function plainBraces(md) {
    const text = md.renderer.rules.text
    md.renderer.rules.text = (...values) => text(...values).replaceAll('{{', '&#123;&#123;')
}

export default defineConfig({
    title: 'rdma4j',
    description: 'RDMA for the JVM, without JNI',
    lang: 'en',
    base,
    srcDir: 'pages',
    outDir: process.env.SITE_OUT,
    head: [['link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }]],
    // The order in which pages are added to the search index, and so the index, is the same in each build.
    buildConcurrency: 1,
    vite: { build: { chunkSizeWarningLimit: 4000 }, logLevel: 'warn' },
    markdown: {
        theme: { light: 'github-light', dark: 'github-dark' },
        attrs: { disable: true },
        anchor: { slugify: slug },
        config(md) {
            md.disable('emoji')
            md.use(relativeLinks)
            md.use(javadocLinks)
            md.use(indentedCode)
            md.use(plainBraces)
        },
    },
    themeConfig: {
        nav: [
            { text: 'API', link: '/api/index.html', target: '_self' },
            { text: 'API history', items: histories.map(({ text, link }) => ({ text, link, target: '_self' })) },
            { text: 'Performance', link: '/reference/performance.html' },
        ],
        sidebar: [{ text: 'Contents', link: '/' }, ...sidebar],
        outline: { level: [2, 3], label: 'On this page' },
        externalLinkIcon: true,
        search: {
            provider: 'local',
            options: {
                disableQueryPersistence: true,
                miniSearch: { options: { tokenize, processTerm }, searchOptions },
            },
        },
    },
})
