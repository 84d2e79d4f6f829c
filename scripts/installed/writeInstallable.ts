/** Writes what makes the portal installable: its icons, and a manifest in each language. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrerenderedPage } from '../../src/app/prerender.tsx'
import { iconPng } from './brandMark.ts'
import { icons, manifestFile, tokenIn, touchIcon, webManifest } from './webManifest.ts'

const sourceOf = (file: string) =>
  readFile(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8')

/** @param client the folder of the build that browsers see. */
export async function writeInstallable(
  client: string,
  pages: readonly PrerenderedPage[],
): Promise<void> {
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(client, file)), { recursive: true })
    await writeFile(join(client, file), content)
  }
  const [mark, sheet] = await Promise.all([sourceOf('favicon.svg'), sourceOf('tokens.css')])
  const background = tokenIn(sheet, '--surface-page')
  for (const [file, { size, share, purpose }] of Object.entries(icons)) {
    const ground = purpose === 'maskable' ? { background } : {}
    await write(file, await iconPng(mark, { size, share, ...ground }))
  }
  const { file, size, share } = touchIcon
  await write(file, await iconPng(mark, { size, share, background }))
  for (const page of pages.filter(({ page: id }) => id === 'home')) {
    const { locale, direction, code } = page.language
    const { siteName: name, description } = page
    const namedLanguage = page.isDefaultLanguage ? undefined : code
    const brand = { name, description, locale, direction, namedLanguage, background }
    await write(manifestFile(namedLanguage), `${JSON.stringify(webManifest(brand), null, 2)}\n`)
  }
}
