/**
 * API reference for developers: Redoc with the bundled contract, served from the gateway's own
 * origin. Enabled by `PORTICO_DOCS=1`, and not part of the portal's build.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { html, raw } from 'hono/html'

/** Path of the reference. The document and the viewer's script are below it. */
export const referencePath = '/docs'

const documentPath = `${referencePath}/openapi.json`
const scriptPath = `${referencePath}/redoc.js`

/** Accent colour and fonts of the portal as a theme of the viewer. */
const theme = JSON.stringify({
  colors: { primary: { main: '#00794f' } },
  typography: {
    fontFamily: 'system-ui, sans-serif',
    headings: { fontFamily: 'system-ui, sans-serif' },
  },
})

const pageOf = (title: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}: the contract</title>
<style>body{margin:0;color-scheme:light}redoc:empty::before{content:"Loading the contract…";display:block;padding:24px;font:16px/1.5 system-ui,sans-serif}</style>
<redoc spec-url="${documentPath}" theme='${raw(theme)}' hide-download-button="false" expand-responses="200" sort-required-props-first native-scrollbars></redoc>
<script src="${scriptPath}"></script>
</html>
`

/**
 * Content security policy of the page. The viewer creates styles at run time and searches in a blob
 * worker. Nothing can be loaded from other origins, so the viewer's external logo is blocked.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type DocumentAnswer = { body: string; type: string }

export type ReferenceContent = {
  title: string
  /** Returns the bundled contract as JSON. Called for each request. */
  readDocument: () => Promise<string>
}

async function readViewer(): Promise<DocumentAnswer> {
  const file = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
  return { body: await readFile(file, 'utf8'), type: 'text/javascript; charset=utf-8' }
}

/** Creates a handler for the paths of the reference. It returns undefined for any other path. */
export function createReference({
  title,
  readDocument,
}: ReferenceContent): (path: string) => Promise<Response | undefined> {
  let viewer: Promise<DocumentAnswer> | undefined
  const read: Readonly<Record<string, () => Promise<DocumentAnswer>>> = {
    [referencePath]: async () => ({
      body: String(pageOf(title)),
      type: 'text/html; charset=utf-8',
    }),
    [documentPath]: async () => ({ body: await readDocument(), type: 'application/json' }),
    [scriptPath]: () => {
      viewer ??= readViewer()
      return viewer
    },
  }
  return async (path) => {
    const reading = Object.hasOwn(read, path) ? read[path]?.() : undefined
    if (!reading) return undefined
    const { body, type } = await reading
    return new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-cache',
      },
    })
  }
}
