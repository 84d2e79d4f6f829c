import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isRightToLeft } from '../../src/kit/i18n/allLanguages.ts'
import { fallbackChain, languagesIn, readCatalogue, sourceLanguage } from './catalogues.ts'
import { isolateValues } from './isolateValues.ts'
import { parseNamed } from './parseNamed.ts'

/**
 * Groups of the portal's texts that the server uses as well, so that records have the same terms.
 */
const sharedGroups = [
  ...['records.', 'rewards.gameTypes.', 'points.columns.', 'points.sources.', 'points.status.'],
  ...['points.types.', 'points.redeem.quantity', 'wallet.fee.title', 'deposits.methods.'],
  ...['deposits.status.', 'deposits.receipt.', 'withdrawals.states.', 'transfers.directions.'],
  ...['transfers.note', 'team.funnel.'],
]

/** Text of a language with the file that contains it. */
type Text = { text: string; file: string }

/** Language for callers who request none. */
const defaultLanguage = 'pt'

/** Texts of a language by id: the server's own and those shared with the portal. */
function serverTexts(folder: string, language: string): Map<string, Text> {
  const [portal, server] = readCatalogue(folder, language).files
  const texts = new Map<string, Text>()
  for (const [id, text] of portal?.texts ?? []) {
    if (sharedGroups.some((group) => id.startsWith(group))) {
      texts.set(id, { text, file: portal?.name ?? '' })
    }
  }
  for (const [id, text] of server?.texts ?? []) texts.set(id, { text, file: server?.name ?? '' })
  return texts
}

/** Languages that have a file of server texts, the default one first. */
const serverLanguagesIn = (folder: string): string[] =>
  languagesIn(folder)
    .filter((language) => (readCatalogue(folder, language).files[1]?.texts.size ?? 0) > 0)
    .toSorted((one, other) => Number(other === defaultLanguage) - Number(one === defaultLanguage))

/**
 * Compiles the server's texts of all languages in a folder into one TypeScript module. A text that
 * a language lacks is replaced by that of a more general language, or by the English one.
 * @throws Error with file and id if a text is not ICU MessageFormat
 */
export function serverModule(folder: string): string {
  const languages = serverLanguagesIn(folder)
  const texts = new Map(languages.map((language) => [language, serverTexts(folder, language)]))
  const ids = [...(texts.get(sourceLanguage)?.keys() ?? [])].toSorted()
  const tables = languages.map((language) => {
    const chain = fallbackChain(language).map((one) => texts.get(one))
    const table = Object.fromEntries(
      ids.map((id) => {
        const found = chain.find((one) => one?.has(id))?.get(id)
        return [id, compiled(id, found ?? { text: '', file: '' }, isRightToLeft(language))]
      }),
    )
    // JSON in a string is parsed when the language is first used, not when the module loads.
    return `${JSON.stringify(language)}: ${JSON.stringify(JSON.stringify(table))},`
  })
  return `// Compiled from locales/server.*.json by \`npm run generate\`. A change here is lost.
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type MessageId =
${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n')}

/** The languages that the server's texts are written in, the default first. */
export const textLanguages = ${JSON.stringify(languages)} as const
export type TextLanguage = (typeof textLanguages)[number]

/** A text without arguments is a string; a text with arguments is parsed. */
export type CompiledMessage = string | MessageFormatElement[]
type Messages = Readonly<Record<MessageId, CompiledMessage>>

const tables: Readonly<Record<TextLanguage, string>> = {
${tables.join('\n')}
}

const parsed: Partial<Record<TextLanguage, Messages>> = {}

/** Messages of a language; in English if the texts of a stored language were removed. */
export function messagesIn(language: TextLanguage): Messages {
  const messages: Messages = parsed[language] ?? JSON.parse(tables[language] ?? tables.en)
  parsed[language] = messages
  return messages
}
`
}

function compiled(
  id: string,
  { text, file }: Text,
  isIsolated: boolean,
): string | MessageFormatElement[] {
  const parsed = parseNamed(text, file, id)
  const pieces = isIsolated ? isolateValues(parsed) : parsed
  return pieces.every((piece) => piece.type === 0) ? text : pieces
}
