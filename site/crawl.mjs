// Finds dead links in the HTML files of the site.

import fs from 'node:fs'
import path from 'node:path'
import { isExternal, walk } from './pages.mjs'

function decode(text) {
    const plain = text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&')
    try {
        return decodeURIComponent(plain)
    } catch {
        return plain
    }
}

/** Returns the links whose file or anchor does not exist, and resources that would be loaded from other hosts. */
export function deadLinks(out, base) {
    const pages = new Map()
    for (const file of walk(out, '.')) {
        if (file.endsWith('.html')) {
            // Scripts contain text that resembles links.
            const html = fs.readFileSync(path.join(out, file), 'utf8').replace(/<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g, '')
            const ids = new Set()
            const links = new Set()
            for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:@.-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)+)/gi)) {
                for (const [, name, value] of attributes.matchAll(/\s(id|name|href|src|srcset)="([^"]*)"/gi)) {
                    if (name === 'id' || (name === 'name' && tag === 'a')) {
                        ids.add(decode(value))
                    } else if (name !== 'name') {
                        links.add(`${tag} ${value}`)
                    }
                }
            }
            pages.set(file, { ids, links })
        }
    }
    const problems = []
    for (const [file, { links }] of pages) {
        for (const link of links) {
            const [tag, href] = link.split(/ (.*)/s)
            if (isExternal(href)) {
                if (tag !== 'a' && !/^data:/.test(href)) {
                    problems.push(`${file}: <${tag}> loads ${href}`)
                }
                continue
            }
            const [, address, , anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href)
            let target = address === '' ? file
                : address.startsWith('/')
                    ? address.startsWith(base) ? address.slice(base.length) : `..${address}`
                    : path.posix.join(path.posix.dirname(file), decode(address))
            target = decode(target)
            if (target === '' || target === '.' || target.endsWith('/')) {
                target = path.posix.join(target, 'index.html')
            }
            if (!fs.existsSync(path.join(out, target)) || fs.statSync(path.join(out, target)).isDirectory()) {
                problems.push(`${file}: dead link to ${href}`)
            } else if (anchor && pages.has(target) && !pages.get(target).ids.has(decode(anchor))) {
                problems.push(`${file}: no anchor #${anchor} in ${target}`)
            }
        }
    }
    return problems
}
