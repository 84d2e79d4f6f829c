/** Minimum and maximum length of the texts that a regular expression matches, from its syntax. */
import type { AST } from '@eslint-community/regexpp'
import { compilePattern } from './pattern.ts'
import { alternativesOf } from './syntax.ts'

/**
 * Length of a match in code points (dialect `u`) or UTF-16 code units. `isAscii` is true when a
 * match contains only printable ASCII, so that it has as many graphemes as characters.
 */
export type Width = { min: number; max: number; isAscii: boolean }

const nothing: Width = { min: 0, max: 0, isAscii: true }
const anything: Width = { min: 0, max: Number.POSITIVE_INFINITY, isAscii: false }
const one = (isAscii: boolean): Width => ({ min: 1, max: 1, isAscii })

const followedBy = (first: Width, next: Width): Width => ({
  min: first.min + next.min,
  max: first.max + next.max,
  isAscii: first.isAscii && next.isAscii,
})

const either = (first: Width, other: Width): Width => ({
  min: Math.min(first.min, other.min),
  max: Math.max(first.max, other.max),
  isAscii: first.isAscii && other.isAscii,
})

const times = ({ min, max, isAscii }: Width, minCount: number, maxCount: number): Width => ({
  min: min * minCount,
  // `0 * Infinity` would be NaN.
  max: max === 0 || maxCount === 0 ? 0 : max * maxCount,
  isAscii,
})

const isPlain = ({ value }: AST.Character) => value >= 0x20 && value <= 0x7e

type Member = AST.CharacterClass['elements'][number] | AST.CharacterSet

function isPlainMember(node: Member): boolean {
  if (node.type === 'Character') return isPlain(node)
  if (node.type === 'CharacterClassRange') return isPlain(node.min) && isPlain(node.max)
  if (node.type !== 'CharacterSet') return false
  // A Unicode property may match combining marks, which are not separate graphemes.
  return (node.kind === 'digit' || node.kind === 'word') && !node.negate
}

function widthOf(node: AST.Element): Width {
  switch (node.type) {
    case 'Assertion':
      return nothing
    case 'Quantifier':
      return times(widthOf(node.element), node.min, node.max)
    case 'Group':
    case 'CapturingGroup':
      return widthOfAny(node.alternatives)
    case 'Backreference':
      return anything
    case 'CharacterClass':
      return one(!node.negate && node.elements.every(isPlainMember))
    case 'Character':
    case 'CharacterSet':
      return one(isPlainMember(node))
    default:
      return anything
  }
}

const widthOfAny = (alternatives: readonly AST.Alternative[]): Width =>
  alternatives
    .map(({ elements }) => elements.map(widthOf).reduce(followedBy, nothing))
    .reduce(either)

/** Minimum and maximum length of the matches of a regular expression. */
export function patternWidth(regex: RegExp): Width {
  const alternatives = alternativesOf(regex)
  return alternatives ? widthOfAny(alternatives) : anything
}

/** True if every match spans the whole text: anchored at both ends, with a single alternative. */
function isBoundAtBothEnds(regex: RegExp): boolean {
  const [only, ...others] = alternativesOf(regex) ?? []
  const isEdge = (node: AST.Element | undefined, kind: 'start' | 'end') =>
    node?.type === 'Assertion' && node.kind === kind
  return (
    others.length === 0 &&
    isEdge(only?.elements[0], 'start') &&
    isEdge(only?.elements.at(-1), 'end')
  )
}

/**
 * True if it is certain that no text of an allowed length matches the pattern. Lengths are in
 * graphemes; a text has at most as many graphemes as code points.
 */
export function neverAccepts(rule: {
  acceptedPattern: string
  minLength: number
  maxLength: number
}): boolean {
  const compiled = compilePattern(rule.acceptedPattern)
  if (compiled.kind !== 'regex' || rule.minLength > rule.maxLength) return false
  const { regex } = compiled
  // Other flags change the meaning of anchors and letters.
  if (regex.flags !== 'u' && regex.flags !== '') return false
  const width = patternWidth(regex)
  if (isBoundAtBothEnds(regex) && width.max < rule.minLength) return true
  return width.isAscii && width.min > rule.maxLength
}
