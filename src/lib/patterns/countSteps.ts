/** Counts the steps of a backtracking engine by simulation, without measuring time. */
import type { AST } from '@eslint-community/regexpp'
import { alternativesOf } from './syntax.ts'

type Next = (at: number) => boolean
/** Matches from a position; calls `next` with each position at which the match can end. */
type Matcher = (at: number, next: Next) => boolean

class TooManySteps extends Error {}

class Engine {
  readonly #flags: string
  readonly #limit: number
  #characters: readonly string[] = []
  /**
   * Start and end of each captured group, by the position of its opening bracket in the pattern.
   */
  #captures = new Map<number, readonly [start: number, end: number]>()
  #steps = 0

  constructor(flags: string, limit: number) {
    this.#flags = flags
    this.#limit = limit
  }

  /** Counts the steps of searching a text, up to `limit`. */
  count(match: Matcher, characters: readonly string[]): number {
    this.#characters = characters
    this.#steps = 0
    try {
      for (let start = 0; start <= characters.length; start += 1) {
        this.#captures.clear()
        this.#step()
        if (match(start, () => true)) break
      }
    } catch (error) {
      // A RangeError means that the recursion is too deep; such a repetition is costly for engines
      // as well.
      if (!(error instanceof TooManySteps || error instanceof RangeError)) throw error
      return this.#limit
    }
    return this.#steps
  }

  alternatives(nodes: readonly AST.Alternative[], isBackward: boolean): Matcher {
    const matchers = nodes.map(({ elements }) => this.#sequence(elements, isBackward))
    const [only] = matchers
    if (only && matchers.length === 1) return only
    return (at, next) =>
      matchers.some((match) => {
        this.#step()
        return match(at, next)
      })
  }

  #step(): void {
    this.#steps += 1
    if (this.#steps >= this.#limit) throw new TooManySteps()
  }

  #sequence(elements: readonly AST.Element[], isBackward: boolean): Matcher {
    const matchers = elements.map((element) => this.#element(element, isBackward))
    const ordered = isBackward ? matchers : matchers.toReversed()
    return ordered.reduce<Matcher>(
      (rest, match) => (at, next) => match(at, (end) => rest(end, next)),
      (at, next) => next(at),
    )
  }

  #element(node: AST.Element, isBackward: boolean): Matcher {
    switch (node.type) {
      case 'Group':
        return this.alternatives(node.alternatives, isBackward)
      case 'CapturingGroup':
        return this.#capture(node, isBackward)
      case 'Quantifier':
        return this.#repeat(node, isBackward)
      case 'Assertion':
        return this.#assertion(node)
      case 'Backreference':
        return this.#backreference(node, isBackward)
      default:
        return this.#character(node.raw, isBackward)
    }
  }

  #character(raw: string, isBackward: boolean): Matcher {
    const expression = new RegExp(`^(?:${raw})$`, this.#flags.replace('m', ''))
    const known = new Map<string, boolean>()
    return (at, next) => {
      this.#step()
      const character = this.#characters[isBackward ? at - 1 : at]
      if (character === undefined) return false
      let matches = known.get(character)
      if (matches === undefined) {
        matches = expression.test(character)
        known.set(character, matches)
      }
      return matches && next(isBackward ? at - 1 : at + 1)
    }
  }

  #repeat({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): Matcher {
    const match = this.#element(element, isBackward)
    const attempt = (count: number, at: number, next: Next): boolean => {
      this.#step()
      const more = () =>
        count < max &&
        match(at, (end) => (end > at || end < at || count < min) && attempt(count + 1, end, next))
      if (count < min) return more()
      return greedy ? more() || next(at) : next(at) || more()
    }
    return (at, next) => attempt(0, at, next)
  }

  #capture(node: AST.CapturingGroup, isBackward: boolean): Matcher {
    const match = this.alternatives(node.alternatives, isBackward)
    return (at, next) => {
      const before = this.#captures.get(node.start)
      const isMatch = match(at, (end) => {
        this.#captures.set(node.start, at < end ? [at, end] : [end, at])
        return next(end)
      })
      if (!isMatch && before) this.#captures.set(node.start, before)
      if (!isMatch && !before) this.#captures.delete(node.start)
      return isMatch
    }
  }

  #backreference({ resolved }: AST.Backreference, isBackward: boolean): Matcher {
    const groups = [resolved].flat()
    const fold = (text: string) => (this.#flags.includes('i') ? text.toLowerCase() : text)
    return (at, next) => {
      this.#step()
      const [from, to] = groups.map((group) => this.#captures.get(group.start)).find(Boolean) ?? [
        0, 0,
      ]
      const start = isBackward ? at - (to - from) : at
      for (let offset = 0; offset < to - from; offset += 1) {
        const own = this.#characters[start + offset]
        if (own === undefined || fold(own) !== fold(this.#characters[from + offset] ?? ''))
          return false
      }
      return next(isBackward ? start : at + (to - from))
    }
  }

  #assertion(node: AST.Assertion): Matcher {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const match = this.alternatives(node.alternatives, node.kind === 'lookbehind')
      return (at, next) => match(at, () => true) !== node.negate && next(at)
    }
    return (at, next) => {
      this.#step()
      return this.#holds(node, at) && next(at)
    }
  }

  #holds(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean {
    const isWord = (index: number) => /^\w$/.test(this.#characters[index] ?? '')
    const isEdge = (index: number) =>
      this.#flags.includes('m') && /^[\n\r\u2028\u2029]$/.test(this.#characters[index] ?? '')
    if (node.kind === 'start') return at === 0 || isEdge(at - 1)
    if (node.kind === 'end') return at === this.#characters.length || isEdge(at)
    const isBoundary = isWord(at - 1) !== isWord(at)
    return node.kind === 'word' && isBoundary !== node.negate
  }
}

/**
 * Creates a function that counts the steps of a backtracking engine during the search for a pattern
 * in a text. A step is a character test, a tried alternative or an iteration of a repetition. The
 * count stops at `limit`.
 * @throws {SyntaxError} for syntax that the parser does not support.
 */
export function stepCounter(
  regex: Pick<RegExp, 'source' | 'flags'>,
  limit: number,
): (text: string) => number {
  const engine = new Engine(regex.flags, limit)
  const alternatives = alternativesOf(regex)
  if (!alternatives) throw new SyntaxError(`${regex.source} cannot be read`)
  const match = engine.alternatives(alternatives, false)
  const isUnicode = regex.flags.includes('u')
  return (text) => engine.count(match, isUnicode ? [...text] : text.split(''))
}
