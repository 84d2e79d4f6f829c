import { allVariants, type Rule } from './entry.ts'
import type { WritingSystem } from './writingSystem.ts'

/** Control characters that change the direction of writing. */
const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** A text has no direction marks: values are isolated where they are inserted. */
export const bidi: Rule = ({ text }) => {
  const [mark] = bidiControl.exec(text) ?? []
  return mark === undefined ? [] : [`contains the direction mark ${codePoint(mark)}`]
}

/** Letters belong to a script of the language or are Latin; digits are 0 to 9. */
export const script: Rule = ({ shape, source }, { writing }) => {
  const text = allVariants(shape)
  const foreign = text
    .match(foreignOf(writing))
    ?.find((sign) => !allVariants(source.shape).includes(sign))
  const digit = /(?![0-9])\p{Nd}/u.exec(text)?.[0]
  return [
    ...(foreign === undefined
      ? []
      : [`contains ${foreign} (${codePoint(foreign)}) of another script`]),
    ...(digit === undefined ? [] : [`contains the digit ${digit}; digits are 0 to 9`]),
  ]
}

const expressions = new WeakMap<WritingSystem, RegExp>()

/**
 * Matches letters and marks that are neither Latin, nor the language's, nor common to several
 * scripts.
 */
function foreignOf(writing: WritingSystem): RegExp {
  const allowed = ['Latin', 'Common', 'Inherited', ...writing.scripts]
  const known =
    expressions.get(writing) ??
    new RegExp(
      `(?![${allowed.map((each) => `\\p{Script=${each}}\\p{Script_Extensions=${each}}`).join('')}])[\\p{L}\\p{M}]`,
      'gu',
    )
  expressions.set(writing, known)
  return known
}

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
