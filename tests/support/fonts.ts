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

/** What the portal is shown in. Others that a page asks for are not there. */
const text = ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Thai', 'DejaVu Sans']

/** A family much wider than the usual one, for a second look at what is cut off. */
export const wideFamily = 'DejaVu Sans'

/** Parts of a package that would be taken for a text's font where they are not asked for. */
const unwanted = ['*Math*', '*Serif*', '*Condensed*', '*ExtraLight*']

const named = (families: readonly string[]): string =>
  families.map((family) => `<string>${family}</string>`).join('')

/**
 * What a browser of the tests is started with, so that it shows the fonts of our packages on every
 * machine and no others. Only Linux reads it.
 *
 * @returns the whole environment, with the address of a configuration that is written here
 */
export function fontEnvironment(): Record<string, string> {
  const file = join(cache, 'fonts.conf')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, configuration())
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: file }
}

function configuration(): string {
  const monospace = '<test name="family"><string>monospace</string></test>'
  const lines = [
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${join(cache, 'cache')}</cachedir>`,
    '<selectfont><rejectfont>',
    ...unwanted.map((files) => `<glob>${files}</glob>`),
    '</rejectfont></selectfont>',
    `<match>${monospace}<edit name="family" mode="prepend">${named(['DejaVu Sans Mono'])}</edit></match>`,
    // Whatever is asked for, these come before the first that happens to be found.
    `<match><edit name="family" mode="append_last">${named(text)}</edit></match>`,
  ]
  return `<?xml version="1.0"?>\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`
}
