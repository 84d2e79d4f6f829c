/** Writes the icons and the manifests that make the portal installable. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrerenderedPage } from '../../src/app/start/prerender.tsx'
import { iconFile, iconPng } from './brandMark.ts'
import {
  icons,
  manifestFile,
  screenshots,
  shortcutPages,
  smallIcons,
  tokenIn,
  touchIcon,
  webManifest,
} from './webManifest.ts'

const sourceOf = (file: string) =>
  readFile(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8')

const pictureOf = (id: string) =>
  readFile(new URL(`../../tests/screens/pictures/${id}.png`, import.meta.url))

/** @param client folder of the build for browsers. */
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
  const pictures = smallIcons.sizes.map(async (side) => ({
    size: side,
    png: await iconPng(mark, { size: side, share: smallIcons.share }),
  }))
  await write(smallIcons.file, iconFile(await Promise.all(pictures)))
  for (const [id, { file: picture }] of Object.entries(screenshots)) {
    await write(picture, await pictureOf(id))
  }
  for (const page of pages.filter(({ page: id }) => id === 'home')) {
    const { locale, direction, code } = page.language
    const { siteName: name, description } = page
    const shortcuts = shortcutPages.flatMap((shortcutPage) =>
      pages
        .filter((other) => other.page === shortcutPage && other.language === page.language)
        .map((other) => ({ name: other.name, path: other.paths[0] ?? '/' })),
    )
    const labels = { home: page.name, register: page.signUp }
    const namedLanguage = page.isDefaultLanguage ? undefined : code
    const texts = { name, description, labels, shortcuts }
    const brand = { ...texts, locale, direction, namedLanguage, background }
    await write(manifestFile(namedLanguage), `${JSON.stringify(webManifest(brand), null, 2)}\n`)
  }
}
