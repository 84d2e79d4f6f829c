/** Variants of texts: longer ones, and ones with a single error. */
import { countGraphemes } from '../text.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * Extends a text to `length` graphemes by repeating one of its characters, preferably a letter or
 * digit.
 */
export function stretchText(text: string, length: number): string {
  const characters = charactersOf(text)
  const missing = length - characters.length
  if (missing <= 0 || characters.length === 0) return text
  const middle = Math.floor((characters.length - 1) / 2)
  const after = characters.findIndex((one, index) => index >= middle && /^[\p{L}\p{N}]/u.test(one))
  const at = after === -1 ? middle : after
  const repeated = Array.from({ length: missing }, () => characters[at])
  return [...characters.slice(0, at), ...repeated, ...characters.slice(at)].join('')
}

const cut = (text: string, length: number) => charactersOf(text).slice(0, length).join('')

const replaceCharacter = (text: string, at: number, by: string) =>
  charactersOf(text).with(at, by).join('')

type Bounds = { minLength: number; maxLength: number }

/**
 * Maximum length of a text that is made one character too long. Longer examples are hard to read.
 */
const longestShown = 40

/**
 * Variants of an accepted text that probably have one error, the most instructive first: one
 * character too short, a part removed, a character of another kind, one character too long.
 */
export function nearMisses(text: string, { minLength, maxLength }: Bounds): string[] {
  const length = countGraphemes(text)
  const last = length - 1
  const parts = [/[^\p{L}\p{N}\s]/u, /\p{N}+/gu, /\p{Lu}+/gu, /\p{Ll}+/gu].map((part) =>
    text.replace(part, ''),
  )
  const others = [
    ...(length > 1 ? [replaceCharacter(text, Math.floor(length / 2), ' ')] : []),
    ...[...'9-a'].map((by) => replaceCharacter(text, 0, by)),
    ...[...'.xã!'].map((by) => replaceCharacter(text, last, by)),
  ]
  return [
    ...(minLength > 1 ? [cut(text, minLength - 1)] : []),
    ...parts,
    ...others,
    ...(maxLength < longestShown ? [stretchText(text, maxLength + 1)] : []),
  ].filter((one) => one !== text && 2 * countGraphemes(one) >= length)
}
