import type { AST } from '@eslint-community/regexpp'
import { alternativesOf } from './syntax.ts'

/**
 * Maximum number of repetitions that a generator adds to the minimum of an unbounded quantifier.
 */
const repeats = 12

const sizeOfAll = (alternatives: readonly AST.Alternative[]): number =>
  alternatives.flatMap(({ elements }) => elements.map(sizeOf)).reduce((sum, size) => sum + size, 0)

function sizeOf(node: AST.Element): number {
  if (node.type === 'Quantifier') {
    return sizeOf(node.element) * (node.max <= 1 ? 1 : node.min + repeats)
  }
  return 'alternatives' in node ? sizeOfAll(node.alternatives) : 1
}

/**
 * Approximate length of the longest text that a generator makes from a pattern; `Infinity` when its
 * syntax is not supported. A short pattern with nested repetitions can generate gigabytes.
 */
export function generatedSize(regex: RegExp): number {
  const alternatives = alternativesOf(regex)
  return alternatives ? sizeOfAll(alternatives) : Number.POSITIVE_INFINITY
}
