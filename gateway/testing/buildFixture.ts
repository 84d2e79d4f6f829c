import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const page = (language: string, title: string, nonce = '') => `<!doctype html>
<html lang="${language}"><head><title>${title}</title><!--links-->
<style${nonce}>body{margin:0}</style></head>
<body><div style="--columns:3;background:url(&quot;a&quot;)">${title}</div>
<script${nonce}>import('/assets/main-abc123.js')</script><script type="application/json">{}</script></body></html>
`

/** Nonce attribute with the placeholder that Vite writes into the operator pages. */
const nonce = ' nonce="__CSP_NONCE__"'

const pageEntry = (paths: string[], language: string, file: string, status = 200) => ({
  page: file.replace(/^.*\/|\.html$/g, ''),
  paths,
  language,
  isDefaultLanguage: language === 'pt',
  status,
  isPublic: status === 200,
  isIndexed: status === 200,
  file,
})

/** Content of the sample script: the source code of this file. */
const script = readFileSync(new URL(import.meta.url), 'utf8')

const files: Readonly<Record<string, string>> = {
  'prerendered.json': JSON.stringify([
    pageEntry(['/', '/home'], 'pt', 'index.html'),
    pageEntry(['/', '/home'], 'en', 'en/index.html'),
    pageEntry(['/promotion'], 'pt', 'promotion.html'),
    pageEntry(['/game/:nodeId'], 'pt', 'game.html'),
    pageEntry(['/news/:slug'], 'pt', 'newsArticle.html'),
    pageEntry(['/blog/:slug'], 'pt', 'blogArticle.html'),
    pageEntry(['*'], 'pt', '404.html', 404),
  ]),
  'index.html': page('pt', 'Início'),
  'en/index.html': page('en', 'Home'),
  'promotion.html': page('pt', 'Promoções'),
  'game.html': page('pt', 'Jogo'),
  'newsArticle.html': page('pt', 'Notícia'),
  'blogArticle.html': page('pt', 'Artigo'),
  '404.html': page('pt', 'Nada aqui'),
  'operator.html': page('en', 'Operator', nonce),
  'operator-preview.html': page('en', 'Preview', nonce),
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'logo.webp': 'RIFF',
  '.vite/manifest.json': '{}',
}

/** Writes a small portal build that contains every kind of file of the real build. */
export async function writeBuild(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
