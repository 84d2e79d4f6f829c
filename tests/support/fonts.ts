import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(repository, 'node_modules/.cache/portico/fonts')

const google = (name: string): string[] =>
  ['400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold'].map((weight) =>
    join(repository, 'node_modules/@expo-google-fonts', name, weight),
  )

const folders = [
  ...google('noto-sans'),
  ...google('noto-sans-arabic'),
  ...google('noto-sans-thai'),
  join(repository, 'node_modules/dejavu-fonts-ttf/ttf'),
]

/** Font families of the portal. Other families that a page requests are not installed. */
const text = ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Thai', 'DejaVu Sans']

/** Font family much wider than the usual one, for a second check of clipped texts. */
export const wideFamily = 'DejaVu Sans'

/**
 * Patterns of font file names in the packages. These fonts are excluded, since a browser could
 * choose them by mistake.
 */
const excludedFonts = ['*Math*', '*Serif*', '*Condensed*', '*ExtraLight*']

const formatFamilies = (families: readonly string[]): string =>
  families.map((family) => `<string>${family}</string>`).join('')

/**
 * Environment that makes a browser of the tests use the fonts of the project's packages on every
 * machine, and no others. Only Linux reads it.
 *
 * @param otherFolders folders of the operating system with further fonts
 * @returns all environment variables, with the path of a font configuration that this function
 * writes
 */
export function fontEnvironment(otherFolders: readonly string[] = []): Record<string, string> {
  const file = join(cache, otherFolders.length === 0 ? 'fonts.conf' : 'allFonts.conf')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, configuration([...folders, ...otherFolders]))
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: file }
}

function configuration(fontFolders: readonly string[]): string {
  const monospace = '<test name="family"><string>monospace</string></test>'
  const lines = [
    ...fontFolders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${join(cache, 'cache')}</cachedir>`,
    '<selectfont><rejectfont>',
    ...excludedFonts.map((files) => `<glob>${files}</glob>`),
    '</rejectfont></selectfont>',
    `<match>${monospace}<edit name="family" mode="prepend">${formatFamilies(['DejaVu Sans Mono'])}</edit></match>`,
    // Appends these families to every requested family as fallbacks.
    `<match><edit name="family" mode="append_last">${formatFamilies(text)}</edit></match>`,
  ]
  return `<?xml version="1.0"?>\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`
}
