import { seededChance } from './chance.ts'
import { type Kind, kinds, makeQueries, type Query } from './queries.ts'

/** Names of each game, the most popular first. */
export type Names = readonly (readonly string[])[]

export type Queries = { kind: Kind; queries: readonly Query[]; leftOut: number }

/** Results for the queries of one kind: indexes of the found games, and durations. */
export type Answers = {
  found: readonly (readonly number[])[]
  /** Durations in milliseconds: of the first run, and of the fastest of three runs. */
  times: { first: readonly number[]; best: readonly number[] }
}

export const queriesPerKind = 1_000

/** Deterministic queries of every kind. */
export const queriesOf = (names: Names, seed: string): Queries[] =>
  kinds.map((kind) => ({
    kind,
    ...makeQueries(kind, names, { count: queriesPerKind, chance: seededChance(`${seed} ${kind}`) }),
  }))

/** CPU time of this thread in milliseconds; some systems count in steps of four. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Runs the queries one after the other.
 *
 * @param finders several instances of the same search, each of which runs all queries
 */
export function ask(
  queries: readonly Query[],
  finders: readonly ((text: string) => readonly number[])[],
): Answers {
  const turns = finders.map((find) =>
    queries.map(({ text }) => {
      const start = performance.now()
      const places = find(text)
      return { places, time: performance.now() - start }
    }),
  )
  const [first = []] = turns
  return {
    found: first.map(({ places }) => places),
    times: {
      first: first.map(({ time }) => time),
      best: first.map((_, at) => Math.min(...turns.map((turn) => turn[at]?.time ?? 0))),
    },
  }
}

/** Longest CPU time of one turn of the event loop during some work, in milliseconds. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isRunning = true
  let longest = 0
  let last = processorTime()
  const look = () => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
    if (isRunning) setImmediate(look)
  }
  setImmediate(look)
  await work
  isRunning = false
  return longest
}
