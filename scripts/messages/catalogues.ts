import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTextOf } from '../../src/kit/i18n/consoleLanguages.ts'

/** Messages as they are written: nested by feature. */
type Nested = { [key: string]: string | Nested }

/** One file of messages: texts by id. `name` is relative to the repository: `locales/es.json`. */
export type MessageFile = { name: string; texts: ReadonlyMap<string, string> }

/** All texts of one language: the portal's and the server's. */
export type Catalogue = { language: string; files: readonly MessageFile[] }

export const sourceLanguage = 'en'

/** Language whose texts show which sense of an English word is meant. */
export const senseLanguage = 'pt'

/** Converts `{home: {title: 'x'}}` to `{'home.title': 'x'}`. */
export function flattenMessages(tree: Nested, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
    ),
  )
}

/** Languages in which a text is looked up, best first: `pt-BR`, then `pt`, and English last. */
export function fallbackChain(language: string): string[] {
  const parts = language.split('-')
  const own = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return [...new Set([...own, sourceLanguage])]
}

/**
 * Languages that have a file of messages in a folder; English, the source, is first.
 * @param folder path of `locales`
 */
export function languagesIn(folder: string): string[] {
  const codes = readdirSync(folder).flatMap((name) => {
    const code = /^(?:server\.)?([A-Za-z]+(?:-[A-Za-z]+)*)\.json$/.exec(name)?.[1]
    return code === undefined || code === sourceLanguage ? [] : [code]
  })
  return [sourceLanguage, ...new Set(codes.toSorted())]
}

/**
 * Reads the messages of a language. A missing file has no texts.
 * @param folder path of `locales`
 * @throws Error with the file's name if a file is not JSON
 */
export function readCatalogue(folder: string, language: string): Catalogue {
  const files = [`${language}.json`, `server.${language}.json`].map((name) => ({
    name: `locales/${name}`,
    texts: readTexts(join(folder, name), `locales/${name}`),
  }))
  return { language, files }
}

function readTexts(file: string, name: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map()
  // The check reports values that are not texts as missing or extra messages.
  return new Map(Object.entries(flattenMessages(readJson(file, name) as Nested)))
}

/**
 * Parses a JSON file.
 * @throws Error with the file's name if it is not JSON
 */
export function readJson(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Number of texts that a language needs, and of those that are present. */
export type Coverage = { present: number; needed: number }

/** Counts the source texts that a language needs, and how many of them it has. */
export function coverageOf(source: Catalogue, { language, files }: Catalogue): Coverage {
  const coverage = { present: 0, needed: 0 }
  for (const [index, file] of source.files.entries()) {
    for (const id of file.texts.keys()) {
      if (!isTextOf(language, id)) continue
      coverage.needed += 1
      if (files[index]?.texts.has(id)) coverage.present += 1
    }
  }
  return coverage
}

/** Share in percent, rounded down so that only a complete language has 100. */
export const percentOf = ({ present, needed }: Coverage): number =>
  needed === 0 ? 0 : Math.floor((100 * present) / needed)
