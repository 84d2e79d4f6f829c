import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const page = (language: string, title: string) => `<!doctype html>
<html lang="${language}"><head><title>${title}</title>
<style nonce="__CSP_NONCE__">body{margin:0}</style></head>
<body><div style="--columns:3;background:url(&quot;a&quot;)">${title}</div>
<script nonce="__CSP_NONCE__">import('/assets/main-abc123.js')</script></body></html>
`

const script = `export const text = ${JSON.stringify('portico '.repeat(400))}\n`

const files: Readonly<Record<string, string>> = {
  'prerendered.json': JSON.stringify([
    { path: '/', language: 'pt', file: 'pages/home.pt.html' },
    { path: '/', language: 'en', file: 'pages/home.en.html' },
    { path: '/promotion', language: 'pt', file: 'pages/promotion.pt.html' },
  ]),
  'pages/home.pt.html': page('pt', 'Início'),
  'pages/home.en.html': page('en', 'Home'),
  'pages/promotion.pt.html': page('pt', 'Promoções'),
  'operator.html': page('en', 'Operator'),
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
}

/** Writes a small build with every kind of file that the portal's has. */
export async function writeBuild(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
