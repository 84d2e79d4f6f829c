/**
 * Compiles the server's texts, `locales/server.<language>.json`, into one module of the platform,
 * so that no parser is needed at run time. A text that a language lacks falls back to the wider
 * language and then to English.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { isRightToLeft } from '../src/kit/i18n/allLanguages.ts'
import { fallbackChain, flattenMessages } from './messages/catalogues.ts'
import { root } from './setup/bootstrap.mjs'
import { isolateValues } from './vite/isolateValues.ts'

const localesFolder = join(root, 'locales')
const serverMessagesFile = join(root, 'platform/domain/base/texts/gen/messages.ts')

/**
 * Groups of the portal's texts that the server uses as well, so that records have the same terms.
 */
const sharedGroups = [
  ...['records.', 'rewards.gameTypes.', 'points.columns.', 'points.sources.', 'points.status.'],
  ...['points.types.', 'points.redeem.quantity', 'wallet.fee.title', 'deposits.methods.'],
  ...['deposits.status.', 'deposits.receipt.', 'withdrawals.states.', 'transfers.directions.'],
  ...['transfers.note', 'team.funnel.'],
]

type Tree = Parameters<typeof flattenMessages>[0]

const readTree = (name: string): Tree =>
  JSON.parse(readFileSync(join(localesFolder, `${name}.json`), 'utf8'))

/** Languages that have a file of server texts, the default one first. */
function serverLanguages(): string[] {
  const found = readdirSync(localesFolder).flatMap((name) => {
    const language = /^server\.([\w-]+)\.json$/.exec(name)?.[1]
    return language === undefined ? [] : [language]
  })
  return found.toSorted((one, other) => Number(other === 'pt') - Number(one === 'pt'))
}

/** Texts of a language by id: the server's own and those shared with the portal. */
function serverTexts(language: string): Record<string, string> {
  const shared = Object.entries(flattenMessages(readTree(language))).filter(([id]) =>
    sharedGroups.some((group) => id.startsWith(group)),
  )
  return { ...Object.fromEntries(shared), ...flattenMessages(readTree(`server.${language}`)) }
}

/** @returns the source of the module. */
function compileServerMessages(): string {
  const languages = serverLanguages()
  const texts = new Map(languages.map((language) => [language, serverTexts(language)]))
  const ids = Object.keys(texts.get('en') ?? {}).toSorted()
  const tables = languages.map((language) => {
    const chain = fallbackChain(language).map((one) => texts.get(one) ?? {})
    const rows = ids.map((id) => {
      const text = chain.find((one) => one[id] !== undefined)?.[id] ?? ''
      const parsed = parse(text)
      const pieces = isRightToLeft(language) ? isolateValues(parsed) : parsed
      const isPlain = pieces.every((piece) => piece.type === 0)
      return `${JSON.stringify(id)}: ${JSON.stringify(isPlain ? text : pieces)},`
    })
    return `${JSON.stringify(language)}: {\n${rows.join('\n')}\n},`
  })
  return `// Compiled from locales/server.*.json by \`npm run generate\`. A change here is lost.
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type MessageId =
${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n')}

/** The languages that the server's texts are written in, the default first. */
export const textLanguages = ${JSON.stringify(languages)} as const
export type TextLanguage = (typeof textLanguages)[number]

/** A text without arguments as it is, one with arguments as its parts. */
export type CompiledMessage = string | MessageFormatElement[]

export const messages: Readonly<Record<TextLanguage, Readonly<Record<MessageId, CompiledMessage>>>> = {
${tables.join('\n')}
}
`
}

mkdirSync(dirname(serverMessagesFile), { recursive: true })
writeFileSync(serverMessagesFile, compileServerMessages())
