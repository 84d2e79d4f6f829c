/** Texts of the platform, in the languages of the portal. */

import { IntlMessageFormat } from 'intl-messageformat'
import { moneyFormat } from '../../../../src/lib/moneyFormat.ts'
import { type MessageId, messagesIn, type TextLanguage, textLanguages } from './gen/messages.ts'

export { type MessageId, type TextLanguage, textLanguages }

/** A text of the platform's content; readers of a language without a text get the English one. */
export type WrittenTexts = { en: string } & Partial<Record<WrittenLanguage, string>>

/** `WrittenTexts` excludes Indonesian: its code `id` would be mistaken for a message's id. */
type WrittenLanguage = Exclude<TextLanguage, 'id'>

/** Text in a language; undefined if the language is missing. */
const writtenIn = (texts: WrittenTexts, language: TextLanguage): string | undefined =>
  language === 'id' ? undefined : texts[language]

/**
 * A message of `locales/server.<language>.json` with its values, formatted in the reader's
 * language.
 */
export type Message = { id: MessageId; values?: Readonly<Record<string, MessageValue>> }

type MessageValue = string | number | Money | Percent | Texts | readonly Texts[]
/** `amount` is in minor units. */
type Money = { amount: number; currency: string }
/** Percentage as decimal text: `'0.25'` is 0.25%. */
type Percent = { percent: string }

/** A text in any supported language. */
export type Texts = Message | WrittenTexts | (Message & WrittenTexts)

export const message = (id: MessageId, values?: Message['values']): Message =>
  values === undefined ? { id } : { id, values }

/** Message with an id that is built at run time; undefined if the id is unknown. */
export const findMessage = (id: string): Message | undefined =>
  isMessageId(id) ? { id } : undefined

const isMessageId = (id: string): id is MessageId => Object.hasOwn(messagesIn('en'), id)

/**
 * Form in which a text is stored. A message includes its English text. Readers get this text if a
 * later version removes the message.
 */
export const storedTexts = (texts: Texts): Texts =>
  'id' in texts ? { ...texts, en: textIn(texts, 'en') } : texts

/** Text that is not translated, such as a name or a person's own words. */
export const asWritten = (text: string): WrittenTexts => ({ en: text })

/** BCP 47 tag of a language, for the attribute `lang`. */
export const localeOf = (language: TextLanguage): string => (language === 'pt' ? 'pt-BR' : language)

/**
 * Locale for numbers, amounts and dates in a language, with digits 0 to 9 and the Gregorian
 * calendar.
 */
export const formatLocaleOf = (language: TextLanguage): string =>
  `${localeOf(language)}-u-ca-gregory-nu-latn`

/** Formats an amount. @param amount minor units. */
const moneyIn = ({ amount, currency }: Money, language: TextLanguage): string =>
  moneyFormat(formatLocaleOf(language), currency)(amount)

const formats = new Map<string, IntlMessageFormat>()

function formatOf(id: MessageId, language: TextLanguage): IntlMessageFormat | string {
  const compiled = messagesIn(language)[id]
  if (typeof compiled === 'string') return compiled
  const key = `${language} ${id}`
  const known = formats.get(key) ?? new IntlMessageFormat(compiled, formatLocaleOf(language))
  formats.set(key, known)
  return known
}

/** Formats a percentage with all of its decimals. */
const percentIn = ({ percent }: Percent, language: TextLanguage): string =>
  new Intl.NumberFormat(formatLocaleOf(language), {
    style: 'percent',
    minimumFractionDigits: percent.split('.')[1]?.length ?? 0,
  }).format(Number(percent) / 100)

function valueIn(value: MessageValue, language: TextLanguage): string | number {
  if (typeof value !== 'object') return value
  if (isLines(value)) return value.map((line) => textIn(line, language)).join('\n')
  if ('amount' in value) return moneyIn(value, language)
  return 'percent' in value ? percentIn(value, language) : textIn(value, language)
}

// A type guard, since `Array.isArray` does not narrow a readonly list.
const isLines = (value: MessageValue): value is readonly Texts[] => Array.isArray(value)

/** The text in a reader's language; in English if that language is missing. */
export function textIn(texts: Texts, language: TextLanguage): string {
  if (!('id' in texts) || !isMessageId(texts.id)) {
    return 'en' in texts ? (writtenIn(texts, language) ?? texts.en) : ''
  }
  const format = formatOf(texts.id, language)
  if (typeof format === 'string') return format
  const values = Object.entries(texts.values ?? {}).map(([name, value]) => [
    name,
    valueIn(value, language),
  ])
  return String(format.format(Object.fromEntries(values)))
}

/** Language in which a reader gets a text: the reader's if the text has it, otherwise English. */
export const writtenLanguage = (texts: Texts, language: TextLanguage): TextLanguage =>
  ('id' in texts && isMessageId(texts.id)) ||
  writtenIn(texts as WrittenTexts, language) !== undefined
    ? language
    : 'en'

/** Language of the text that a reader gets; undefined if it is the reader's language. */
export function otherLanguage(texts: Texts, language: TextLanguage): TextLanguage | undefined {
  const written = writtenLanguage(texts, language)
  return written === language ? undefined : written
}

/** Maximum number of language tags that are parsed per header. */
const readTags = 20

const qualityOf = (parameters: string[]): number => {
  const given = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(one)?.[1])
  return Number(given.find((value) => value !== undefined) ?? 1)
}

/**
 * The first of the caller's preferred languages that the server supports; otherwise Portuguese.
 * @param header an `Accept-Language` header, or one BCP 47 tag
 */
export function languageOf(header: string | undefined): TextLanguage {
  const wanted = (header ?? '')
    .split(',', readTags)
    .map((one) => {
      const [tag = '', ...parameters] = one.split(';')
      return { tag: tag.trim().toLowerCase(), quality: qualityOf(parameters) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { tag } of wanted) {
    const known = textLanguageOf(tag)
    if (known) return known
  }
  return textLanguages[0]
}

/**
 * Entry of `textLanguages` that matches a BCP 47 tag in language and script. For example, `pt-PT`
 * matches `pt`, `zh-CN` matches `zh-Hans` and `tl` matches `fil`; `zh-TW` matches no entry.
 */
function textLanguageOf(tag: string): TextLanguage | undefined {
  const wanted = scriptOf(tag)
  return textLanguages.find((language) => scriptOf(language) === wanted)
}

const scripts = new Map<string, string>()

/**
 * Maximum number of cached tags. Callers can send any tag, so the cache would grow without this
 * limit.
 */
const storedTags = 500

/** Language and script of a tag, as `zh Hans`; the tag itself if it is malformed. */
function scriptOf(tag: string): string {
  const known = scripts.get(tag)
  if (known !== undefined) return known
  if (scripts.size >= storedTags) scripts.clear()
  const script = readScript(tag)
  scripts.set(tag, script)
  return script
}

function readScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return tag
  }
}
