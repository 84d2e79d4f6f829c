import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  isRightToLeft,
  type Language,
  languagesNamed,
  pseudoLanguages,
} from '../../src/kit/i18n/allLanguages.ts'
import { isTextOf } from '../../src/kit/i18n/consoleLanguages.ts'
import { fallbackChain, flattenMessages, sourceLanguage } from '../messages/catalogues.ts'
import { isolateValues } from '../messages/isolateValues.ts'
import { parseNamed } from '../messages/parseNamed.ts'
import { isFilled, localeData, regionNames } from './localeData.ts'
import { offeredLanguages } from './offeredLanguages.ts'
import { pseudoText } from './pseudoText.ts'

type Group = 'frame' | 'entry' | 'features' | 'member' | 'operator' | 'offline'

const publicId = 'virtual:messages'
const groups: Group[] = ['frame', 'entry', 'features', 'member', 'operator', 'offline']

/** First segments of the message ids that the first paint needs. */
const frameNames = new Set(['app', 'header', 'pages', 'home', 'language', 'theme', 'failure'])

/** First segments of the message ids of log-in and registration. */
const entryNames = new Set([
  'captcha',
  'code',
  'errors',
  'forgotPassword',
  'login',
  'passkeys',
  'phone',
  'registration',
])

/** First segments of the message ids that only members and agents meet, three quarters of all. */
const memberNames = new Set([
  'account',
  'centre',
  'changePassword',
  'contracts',
  'deposits',
  'identity',
  'idle',
  'messages',
  'points',
  'privacy',
  'profile',
  'protection',
  'records',
  'rewards',
  'team',
  'transactionPassword',
  'transfers',
  'wallet',
  'withdrawals',
])

/** Message group of a text, by the first segment of its id. */
export function groupOf(id: string): Group {
  const [name = ''] = id.split('.')
  if (frameNames.has(name)) return 'frame'
  if (entryNames.has(name)) return 'entry'
  if (memberNames.has(name)) return 'member'
  return name === 'operator' || name === 'offline' ? name : 'features'
}

/**
 * Compiles one message group of a language. A text without a translation is in English, and its id
 * is in `missingIds`.
 * @throws Error with file and id if a text is not ICU MessageFormat
 */
export function compileMessages(
  read: (language: string) => Record<string, string>,
  language: string,
  group: Group,
) {
  const ids = Object.keys(read(sourceLanguage)).filter((id) => groupOf(id) === group)
  const missingIds: string[] = []
  const pseudo = pseudoLanguages.find(({ code }) => code === language)
  const chain = pseudo ? [sourceLanguage] : fallbackChain(language)
  const tables = chain.map(read)
  const messages = Object.fromEntries(
    ids.map((id) => {
      const index = tables.findIndex((texts) => texts[id] !== undefined)
      const isEnglish = index === tables.length - 1
      if (isEnglish && language !== sourceLanguage && isTextOf(language, id)) missingIds.push(id)
      const text = parseNamed(tables[index]?.[id] ?? '', `locales/${chain[index]}.json`, id)
      const own = pseudo ? pseudoText(text, pseudo.direction) : text
      return [id, isRightToLeft(language) ? isolateValues(own) : own]
    }),
  )
  return { messages, missingIds }
}

/**
 * Serves the precompiled texts of the build's languages, so that no parser is shipped:
 * `virtual:messages` exports `languages` and `loaders[language][group]()`.
 *
 * @param languageCodes language codes, the default first, as in `VITE_LANGUAGES`
 */
export function messages(localesFolder: string, languageCodes: string): Plugin {
  const { languages, warnings } = offeredLanguages(localesFolder, languagesNamed(languageCodes))
  const fileOf = (language: string) => join(localesFolder, `${language}.json`)
  const parsed = new Map<string, { json: string; texts: Record<string, string> }>()
  const read = (language: string): Record<string, string> => {
    const file = fileOf(language)
    const json = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    const known = parsed.get(language)
    // Cached: each message group needs the language's file and the English file, and parsing them
    // takes seconds for 26 languages.
    if (known?.json === json) return known.texts
    const texts = flattenMessages(JSON.parse(json))
    parsed.set(language, { json, texts })
    return texts
  }

  return {
    name: 'portico:messages',
    buildStart() {
      // `all` requests every complete language, so that incomplete ones need no warning.
      if (languageCodes.includes('all')) return
      for (const warning of warnings) this.warn(warning)
    },
    resolveId: (id) => (id.startsWith(publicId) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${publicId}`)) return undefined
      const [, group, language] = id.split('/')
      if (group === undefined || language === undefined) return loadersModule(languages)
      for (const each of fallbackChain(language)) this.addWatchFile(fileOf(each))
      // The cast is safe: `loadersModule` builds the id from `groups`.
      const ofGroup = group as Group
      const compiled = compileMessages(read, language, ofGroup)
      const extras = scriptOf(language, ofGroup) + formatsOf(language, ofGroup)
      return `${extras}export const messages = ${JSON.stringify(compiled.messages)}
export const missing = ${JSON.stringify(compiled.missingIds)}`
    },
  }
}

/** Style sheets in `src/ui/scripts`, by language, for scripts other than Latin and Cyrillic. */
const scripts: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bn: 'bengali',
  fa: 'arabic',
  hi: 'devanagari',
  ja: 'japanese',
  km: 'khmer',
  ko: 'korean',
  lo: 'lao',
  my: 'burmese',
  ne: 'devanagari',
  ta: 'tamil',
  th: 'thai',
  ur: 'urdu',
  'zh-Hans': 'chinese',
}

/**
 * Code that imports the fonts and line heights of a language's script; empty for most languages.
 */
function scriptOf(language: string, group: Group): string {
  const script = scripts[language]
  const isFirst = group === 'frame' || group === 'offline'
  return script !== undefined && isFirst ? `import '/src/ui/scripts/${script}.css'\n` : ''
}

const fillIntl = '/src/kit/format/fillIntl.ts'

/** Code that adds the Intl formats that browsers lack for a language. */
function formatsOf(language: string, group: Group): string {
  if (!isFilled(language)) return ''
  const call = (name: string, data: unknown) =>
    `import { ${name} } from '${fillIntl}'\n${name}('${language}', ${JSON.stringify(data)})\n`
  if (group === 'frame') return call('fillIntl', localeData(language))
  return group === 'entry' ? call('nameRegions', regionNames(language)) : ''
}

function loadersModule(languages: readonly Language[]): string {
  const rows = languages.map(({ code }) => {
    const loaders = groups.map((group) => `${group}: () => import('${publicId}/${group}/${code}')`)
    return `${JSON.stringify(code)}: { ${loaders.join(', ')} }`
  })
  return `export const languages = ${JSON.stringify(languages)}
export const loaders = { ${rows.join(',\n')} }`
}
