import { allVariants, type Entry, type Language, type Rule } from './entry.ts'
import { valueMark } from './messageShape.ts'

/** A visible text has no double spaces, and none at its start or end. */
export const spaces: Rule = ({ shape }) => [
  ...(shape.variants.some((text) => /^\s|[^\S\n]$/u.test(text))
    ? ['starts or ends with a space']
    : []),
  ...(shape.variants.some((text) => /[ \u00A0\u202F]{2}|[ \u00A0\u202F]\n/u.test(text))
    ? ['has a double space or one before the end of a line']
    : []),
  ...(/[\u200B\uFEFF\u00AD]/u.test(allVariants(shape)) ? ['has an invisible character'] : []),
]

const brackets = ['()', '[]', '{}', '（）', '［］', '【】', '〔〕', '《》'].map(
  ([open = '', close = '']) => [open, close] as const,
)

/** Brackets are paired, and no mark of unfinished work is left. */
export const bracketPairs: Rule = ({ shape }) => [
  ...brackets.flatMap(([open, close]) =>
    shape.variants.some((text) => !isPaired(text, open, close))
      ? [`has an odd ${open} or ${close}`]
      : [],
  ),
  ...(/\b(?:TODO|FIXME|XXX|TBD)\b|\?\?\?/.test(allVariants(shape))
    ? ['is marked as unfinished']
    : []),
]

function isPaired(text: string, open: string, close: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === open) depth += 1
    else if (sign === close) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

const anyQuote = /["«»“”„‘‚‹›「」『』]/gu

/** Quotation marks are those of the language and in pairs; an apostrophe is ’. */
export const quotes: Rule = ({ shape }, { writing }) => {
  const text = allVariants(shape)
  const allowed = new Set(writing.quotes.flat())
  // ’ is also the apostrophe of every language.
  const foreign = [...new Set(text.match(anyQuote))].filter(
    (mark) => !allowed.has(mark) && mark !== '’',
  )
  const unpaired = writing.quotes.filter(
    ([open, close]) => close !== '’' && shape.variants.some((each) => !isPaired(each, open, close)),
  )
  return [
    ...foreign.map(
      (mark) => `contains the quotation mark ${mark}, ${marksOf(writing.quotes)} are usual`,
    ),
    ...unpaired.map(([open, close]) => `has an odd ${open} or ${close}`),
    ...(/\p{L}'\p{L}/u.test(text) ? ["contains ' for ’"] : []),
  ]
}

const marksOf = (pairs: Language['writing']['quotes']): string =>
  pairs.map(([open, close]) => open + close).join(' ')

/** A text starts with a capital if the source texts do, and has no other words in capitals. */
export const letterCase: Rule = ({ shape, source, sense }, { writing }) => {
  if (!writing.hasCase) return []
  const startsLow =
    /^\p{Ll}/u.test(usual(shape)) &&
    /^\p{Lu}/u.test(usual(source.shape)) &&
    /^\p{Lu}/u.test(usual(sense.shape))
  const known = allVariants(source.shape) + allVariants(sense.shape)
  const shouted = allVariants(shape)
    .match(/(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])/gu)
    ?.find((word) => !known.includes(word))
  return [
    ...(startsLow ? ['starts with a lower-case letter'] : []),
    ...(shouted === undefined ? [] : [`has ${shouted} in capitals`]),
  ]
}

const usual = ({ variants }: Entry['shape']): string => variants[0] ?? ''

/** Punctuation marks and the spaces beside them are those of the language. */
export const punctuation: Rule = (entry, language) => {
  const own = languageRules[language.code.split('-')[0] ?? '']
  return [
    ...general(entry, language),
    ...foreignMarks(entry, language),
    ...(language.writing.isUnspaced ? withoutSpaces(entry) : []),
    ...(own?.(entry) ?? []),
  ]
}

const stop = /[.。．।۔။។]$/u

function general({ shape, source, sense }: Entry, { writing }: Language): string[] {
  const ends = usual(shape)
  const sourceEnds = usual(source.shape)
  return [
    ...(allVariants(shape).includes('...') ? ['contains ... for …'] : []),
    ...(shape.variants.some((text) => / - /.test(text)) ? ['contains a hyphen for a dash'] : []),
    ...(shape.variants.some((text) => /[\p{L}\p{N}] [,.;](?:\s|$)/u.test(text))
      ? ['has a space before a mark']
      : []),
    ...(!writing.hasFullStop && shape.variants.some((text) => /[^.]\.$/u.test(text))
      ? ['ends with a full stop']
      : []),
    ...(stop.test(ends) && isLabel(sourceEnds) && isLabel(usual(sense.shape))
      ? ['ends with a full stop, a label has none']
      : []),
    ...(sourceEnds.endsWith('…') && !ends.endsWith('…') ? ['lacks the final …'] : []),
  ]
}

const isLabel = (text: string): boolean => !/[.!?…:。]["”’)]?$/u.test(text)

/**
 * Reports marks of another script after letters of the language, but not after Latin words or
 * before digits.
 */
function foreignMarks(
  { shape }: Entry,
  { writing: { foreignMarks, scripts } }: Language,
): string[] {
  if (foreignMarks === undefined) return []
  const letter = `[${[...scripts].map((each) => `\\p{Script=${each}}`).join('')}${valueMark}]`
  const found = new RegExp(`${letter}["”»」)）]?(${foreignMarks.source})(?!\\d)`, 'u').exec(
    allVariants(shape),
  )
  return found === null ? [] : [`contains ${found[1]} of another script`]
}

const wideLetter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー、。！？：；「」（）]'
const spaced = new RegExp(
  `${wideLetter} [\\p{L}\\p{N}${valueMark}（「]|[\\p{L}\\p{N}${valueMark}] ${wideLetter}`,
  'u',
)

const withoutSpaces = ({ shape }: Entry): string[] => {
  const found = shape.variants.map((text) => spaced.exec(text)?.[0]).find(Boolean)
  return found === undefined ? [] : [`has a space in "${found.replace(valueMark, '{…}')}"`]
}

const letterOrValue = `[\\p{L}\\p{N}\\p{M}${valueMark})»”%]`
const frenchMarks: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${letterOrValue}[ \\u00A0]?[;!?]`, 'u'), 'lacks U+202F before ; ! ?'],
  [new RegExp(`${letterOrValue}[ \\u202F]?:(?![/\\d])`, 'u'), 'lacks U+00A0 before :'],
  [/«(?!\u00A0)|(?<!\u00A0)»/u, 'lacks U+00A0 inside « »'],
]

/** Rules that apply to one language only, by language code. */
const languageRules: Readonly<Record<string, (entry: Entry) => string[]>> = {
  fr: ({ shape }) =>
    frenchMarks.flatMap(([mark, problem]) => (mark.test(allVariants(shape)) ? [problem] : [])),
  es: ({ shape }) =>
    [
      ['¿', '?'],
      ['¡', '!'],
    ].flatMap(([open = '', close = '']) =>
      shape.variants.some((text) => count(text, open) !== count(text, close))
        ? [`has an odd ${open} or ${close}`]
        : [],
    ),
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
