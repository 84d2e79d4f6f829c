import type { Reply } from '../send/ask.ts'
import { type Finding, type Subject, send } from './checks.ts'

/** Number of times that each operation gets the same request. */
const rounds = 3

/**
 * Creates a generator of pseudo-random numbers from 0 to 1 (mulberry32). Equal seeds give equal
 * sequences.
 */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffled = <Item>(list: readonly Item[], seed: number): Item[] => {
  const next = numbersFrom(seed)
  return list
    .map((item) => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

const asText = (reply: Reply | undefined) =>
  reply
    ? `${reply.status} ${[...reply.headers].join()} ${Buffer.from(reply.bytes).toString('base64')}`
    : ''

/**
 * Checks that equal requests get equal responses, byte for byte, in any order of operations.
 * @param isKept true if the mock keeps its state between the requests; otherwise it is reset before
 * each.
 */
export async function checkRounds(
  subjects: readonly Subject[],
  isKept: boolean,
): Promise<Finding[]> {
  const replies = new Map<string, string[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of shuffled(subjects, round)) {
      if (!isKept) subject.reset?.()
      const { key } = subject.operation
      replies.set(key, [...(replies.get(key) ?? []), asText(await send(subject))])
    }
  }
  return [...replies].map(([operation, texts]) => ({
    check: isKept ? 'equal answers, state kept' : 'equal answers',
    operation,
    what: `${rounds} rounds`,
    wrong: new Set(texts).size === 1 ? [] : ['is answered differently'],
  }))
}
