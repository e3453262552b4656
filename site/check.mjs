// Checks the site in a browser: node check.mjs OUT BROWSER [SCREENSHOTS]. Exits with 1 and a list if a page has a fault.

import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { walk } from './pages.mjs'

const [out, executablePath, screenshots] = process.argv.slice(2)
const base = process.env.SITE_BASE ?? '/'
const { questions } = JSON.parse(fs.readFileSync(new URL('questions.json', import.meta.url), 'utf8'))

const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const SCHEMES = ['light', 'dark']
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', json: 'application/json', png: 'image/png' }

/** Pages that are photographed. */
const PHOTOGRAPHED = ['index.html', 'guide/messages.html', 'reference/loading.html', 'reference/performance.html', 'reference/troubleshooting.html',
    'api/index.html', 'api/org.rdma4j.io/org/rdma4j/message/MessageServer.html', 'history/rdma-core.html']

const problems = []

/** Serves the files of the site, on a port of this machine that is free. */
function serve() {
    const server = http.createServer((request, response) => {
        const address = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
        let file = path.join(out, address.startsWith(base) ? address.slice(base.length) : '..')
        if (file.startsWith(out) && fs.existsSync(file) && fs.statSync(file).isDirectory()) {
            file = path.join(file, 'index.html')
        }
        if (!file.startsWith(out) || !fs.existsSync(file)) {
            response.writeHead(404).end('not found')
            return
        }
        response.writeHead(200, { 'content-type': TYPES[file.split('.').pop()] ?? 'application/octet-stream' })
        fs.createReadStream(file).pipe(response)
    })
    return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Opens a page that records its faults. */
async function openPage(browser, origin, size, colorScheme) {
    const context = await browser.newContext({ viewport: size, colorScheme, serviceWorkers: 'block' })
    const page = await context.newPage()
    const where = () => `${page.url().slice(origin.length)} (${size.width} pixels, ${colorScheme})`
    page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) {
            problems.push(`${where()}: console: ${message.text()} ${message.location().url}`)
        }
    })
    page.on('pageerror', error => problems.push(`${where()}: ${error.message}`))
    page.on('response', response => {
        if (response.status() >= 400) {
            problems.push(`${where()}: ${response.status()} for ${response.url()}`)
        }
    })
    page.on('request', request => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/`)) {
            problems.push(`${where()}: requests ${request.url()}`)
        }
    })
    return page
}

/** Returns the contrast of the text of a page to its background. */
function contrast() {
    const channels = color => color.match(/[\d.]+/g).map(Number)
    const luminance = color => channels(color).slice(0, 3).map(c => c / 255)
        .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
    const element = document.querySelector('main p, main li, main div') ?? document.body
    let behind = element
    while (behind !== null && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0) {
        behind = behind.parentElement
    }
    const [dark, light] = [luminance(getComputedStyle(element).color),
        behind === null ? 1 : luminance(getComputedStyle(behind).backgroundColor)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
}

/** Opens each page in each width and scheme. */
async function checkPages(browser, origin, addresses) {
    for (const [device, size] of Object.entries(WIDTHS)) {
        for (const scheme of SCHEMES) {
            const page = await openPage(browser, origin, size, scheme)
            for (const address of addresses) {
                await page.goto(origin + base + address, { waitUntil: 'load' })
                const book = !/^(api|history)\//.test(address)
                if (book) {
                    await page.waitForSelector('.VPDoc h1')
                }
                const where = `${base}${address} (${device}, ${scheme})`
                const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
                if (book && wider > 0) {
                    problems.push(`${where}: ${wider} pixels wider than the screen`)
                }
                const ratio = await page.evaluate(contrast)
                if (ratio < 4.5) {
                    problems.push(`${where}: the contrast of the text is ${ratio.toFixed(1)}`)
                }
                if (screenshots && PHOTOGRAPHED.includes(address)) {
                    const name = address.replace(/\.html$/, '').replace(/.*\/(?=[A-Z])/, '').replaceAll('/', '-')
                    await page.screenshot({ path: path.join(screenshots, `${name}-${device}-${scheme}.png`) })
                }
            }
            await page.context().close()
        }
    }
}

/** Asks the search and returns the addresses of its results, best first. */
async function search(page, question) {
    const box = page.locator('#localsearch-input')
    if (!(await box.isVisible())) {
        await page.keyboard.press('Control+k')
        await box.waitFor()
    }
    await box.fill('')
    await page.waitForFunction(() => document.querySelectorAll('#localsearch-list li a').length === 0)
    await box.fill(question)
    await page.waitForFunction(() => document.querySelector('#localsearch-list li a, .no-results') !== null)
    return page.locator('#localsearch-list li a').evaluateAll(links => links.map(link => link.getAttribute('href')))
}

/** Asks each question, and follows the first result of the last one. */
async function checkSearch(browser, origin) {
    const page = await openPage(browser, origin, WIDTHS.desktop, 'light')
    await page.goto(`${origin}${base}index.html`)
    await page.waitForSelector('.VPDoc h1')
    let found = 0
    for (const { question, pages } of questions) {
        const hits = (await search(page, question)).map(hit => hit.slice(base.length))
        const rank = hits.findIndex(hit => pages.some(expected => hit === expected || hit.startsWith(`${expected}#`)))
        if (rank >= 0 && rank < 3) {
            found++
        } else {
            problems.push(`search: "${question}" should find ${pages.join(' or ')}, at position ${rank < 0 ? 'none' : rank + 1}; it finds`
                + ` ${hits.slice(0, 3).join(', ') || 'nothing'}`)
        }
    }
    if (questions.length > 0) {
        if (screenshots) {
            await page.screenshot({ path: path.join(screenshots, 'search-desktop-light.png') })
        }
        const first = await page.locator('#localsearch-list li a').first().getAttribute('href')
        await page.keyboard.press('Enter')
        await page.waitForURL(origin + first)
        await page.waitForSelector('.VPDoc h1')
    }
    await page.context().close()
    const phone = await openPage(browser, origin, WIDTHS.phone, 'dark')
    await phone.goto(`${origin}${base}index.html`)
    await phone.waitForSelector('.VPDoc h1')
    await phone.locator('.VPNavBarSearch button').first().click()
    await phone.locator('#localsearch-input').fill('MessageServer')
    await phone.waitForSelector('#localsearch-list li a')
    if (screenshots) {
        await phone.screenshot({ path: path.join(screenshots, 'search-phone-dark.png') })
    }
    await phone.goto(`${origin}${base}index.html`)
    await phone.locator('.VPLocalNav .menu').click()
    await phone.waitForSelector('.VPSidebar.open')
    await phone.waitForTimeout(500)
    if (screenshots) {
        await phone.screenshot({ path: path.join(screenshots, 'menu-phone-dark.png') })
    }
    await phone.context().close()
    return found
}

/** Uses the search of the Javadoc, and a link from a page to the Javadoc. */
async function checkApi(browser, origin) {
    const page = await openPage(browser, origin, WIDTHS.desktop, 'dark')
    await page.goto(`${origin}${base}api/index.html`)
    await page.locator('#search-input').pressSequentially('MessageServer')
    await page.waitForSelector('.ui-autocomplete li')
    await page.goto(`${origin}${base}guide/message-server.html`)
    await page.waitForSelector('.VPDoc h1')
    await page.locator('.VPDoc a.api').first().click()
    await page.waitForURL(/\/api\//)
    await page.context().close()
}

const server = await serve()
const origin = `http://127.0.0.1:${server.address().port}`
if (screenshots) {
    fs.mkdirSync(screenshots, { recursive: true })
}
const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync'],
})
let checked = 0
let found = 0
try {
    const all = walk(out, '.').filter(file => file.endsWith('.html'))
    const addresses = all.filter(file => !/^(api|source)\/|^404\.html$/.test(file))
        .concat(all.filter(file => /^source\//.test(file)).slice(0, 2), all.filter(file => /^api\/[^/]*\.html$/.test(file)),
            all.filter(file => /^api\/.*\/message\/[A-Z]\w*\.html$/.test(file)))
    checked = addresses.length
    await checkPages(browser, origin, addresses)
    found = await checkSearch(browser, origin)
    await checkApi(browser, origin)
} finally {
    await browser.close()
    server.close()
}
problems.forEach(problem => console.error(problem))
console.error(`${checked} pages in two widths, light and dark; ${found} of ${questions.length} questions answered within three results; `
    + `${problems.length} ${problems.length === 1 ? 'fault' : 'faults'}`)
process.exit(problems.length === 0 ? 0 : 1)
