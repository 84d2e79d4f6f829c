import { allVariants, type Rule } from './entry.ts'

/** English words for numbers, which another language may write as digits. */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  0: ['zero', 'no', 'none'],
  1: ['one', 'once', 'single', 'first', 'a', 'an', 'each', 'every', 'per', 'daily', 'hourly'],
  2: ['two', 'twice', 'second', 'both', 'double', 'pair'],
  3: ['three', 'third', 'triple', 'trio'],
  4: ['four', 'fourth'],
  5: ['five', 'fifth'],
  6: ['six', 'sixth'],
  7: ['seven', 'week', 'weekly'],
  8: ['eight'],
  9: ['nine'],
  10: ['ten'],
  11: ['eleven'],
  12: ['twelve'],
  20: ['twenty'],
  24: ['twenty-four', 'day', 'daily'],
  30: ['thirty'],
  60: ['sixty'],
  90: ['ninety'],
  100: ['hundred', 'percent'],
}

const money =
  /(?:R\$|US\$|[$€£¥₹฿₩₽])[ \u00A0\u202F]?\d|\d[ \u00A0\u202F]?(?:R\$|[$€£¥₹฿₩₽円]|(?:BRL|USD|EUR|USDT|reais)\b)/u

/**
 * A text contains digits only if a source text has the same number, as digits or as a word, and
 * never contains an amount of money. Other numbers are inserted as values.
 */
export const digits: Rule = ({ shape, source, sense }) => {
  const text = allVariants(shape)
  if (!/\d/.test(text)) return []
  const given = `${allVariants(source.shape)}\n${allVariants(sense.shape)}`
  const numbers = new Set(given.match(/\d+/g))
  const words = new Set(
    given
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)?/gu)
      ?.flatMap(partsOf),
  )
  const typed = [...new Set(text.match(/\d+/g))].find(
    (number) => !numbers.has(number) && !numberWords[number]?.some((word) => words.has(word)),
  )
  return [
    ...(typed === undefined ? [] : [`contains ${typed}, which no source text has`]),
    ...(money.test(text) ? ['contains an amount of money'] : []),
  ]
}

const partsOf = (word: string): string[] => [word, ...word.split('-')]
