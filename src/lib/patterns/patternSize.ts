import type { AST } from '@eslint-community/regexpp'
import { alternativesOf } from './syntax.ts'

/** How often a generator repeats at most what has no maximum, beyond its minimum. */
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
 * About how long a text may get that a generator makes from a pattern; `Infinity` when its syntax
 * cannot be read. A few characters of repetitions within repetitions can mean gigabytes.
 */
export function generatedSize(regex: RegExp): number {
  const alternatives = alternativesOf(regex)
  return alternatives ? sizeOfAll(alternatives) : Number.POSITIVE_INFINITY
}
