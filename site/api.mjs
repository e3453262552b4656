// Where the Javadoc documents a type or a member that a page names in code.

import fs from 'node:fs'
import path from 'node:path'

/** Classes whose members are C functions and constants, which pages name without the class. */
const BINDINGS = /^org\.rdma4j\.sys\.(ibverbs|rdmacm)$/

function read(api, name) {
    const text = fs.readFileSync(path.join(api, `${name}-search-index.js`), 'utf8')
    return JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1))
}

function add(map, key, link) {
    const links = map.get(key)
    if (links === undefined) {
        map.set(key, [link])
    } else {
        links.push(link)
    }
}

/** Returns a function from the text of inline code to the address in the Javadoc, without a leading slash, or undefined. */
export function apiIndex(api) {
    const modules = new Map()
    const names = new Map()
    for (const { m, l } of read(api, 'package')) {
        if (m !== undefined) {
            modules.set(l, m)
            names.set(l, [`api/${m}/${l.replaceAll('.', '/')}/package-summary.html`])
        }
    }
    for (const { l } of read(api, 'module')) {
        names.set(l, [`api/${l}/module-summary.html`])
    }
    const page = (p, type) => `api/${modules.get(p)}/${p.replaceAll('.', '/')}/${type}.html`
    for (const { p, l } of read(api, 'type')) {
        if (modules.has(p)) {
            add(names, l, page(p, l))
            add(names, `${p}.${l}`, page(p, l))
        }
    }
    const members = new Map()
    for (const { p, c, l, u } of read(api, 'member')) {
        if (!modules.has(p) || l.startsWith(`${c.split('.').pop()}(`)) {
            continue
        }
        const member = l.replace(/\(.*/, '')
        const link = `${page(p, c)}#${encodeURI(u ?? l)}`
        // The first overload stands for all.
        const first = `${p}/${c}/${member}`
        if (!members.has(first)) {
            members.set(first, link)
            add(names, `${c}.${member}`, link)
            const constant = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(member) && !p.startsWith('org.rdma4j.sys')
            if (constant || (BINDINGS.test(p) && /^(Ibverbs|Rdmacm)$/.test(c) && /^(ibv|rdma|IBV|RDMA)_/.test(member))) {
                add(names, member, link)
            }
        }
    }
    return code => {
        const links = names.get(code.replace(/^@/, '').replace('#', '.').replace(/\([^()]*\)$/, '')) ?? []
        // A type of rdma-io takes precedence over a type of the bindings with the same name.
        const preferred = links.filter(link => !link.startsWith('api/org.rdma4j.sys/'))
        return (preferred.length === 0 ? links : preferred).length === 1 ? (preferred[0] ?? links[0]) : undefined
    }
}
