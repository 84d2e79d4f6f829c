import { seededChance } from './chance.ts'
import { type Kind, kinds, makeQueries, type Query } from './queries.ts'

/** Names of each game, the most popular first. */
export type Names = readonly (readonly string[])[]

export type Queries = { kind: Kind; queries: readonly Query[]; leftOut: number }

/** What was found for the queries of one kind: places of games, and how long each took. */
export type Answers = {
  found: readonly (readonly number[])[]
  /**
   * Milliseconds. `first` is as it came, `best` the least of three turns: other work of the
   * machine is not the search's.
   */
  times: { first: readonly number[]; best: readonly number[] }
}

export const queriesPerKind = 1_000

/** The queries of every kind, the same each time. */
export const queriesOf = (names: Names, seed: string): Queries[] =>
  kinds.map((kind) => ({
    kind,
    ...makeQueries(kind, names, { count: queriesPerKind, chance: seededChance(`${seed} ${kind}`) }),
  }))

/** Milliseconds of the processor's that this thread has used; some count four at a time. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Asks one query after the other.
 *
 * @param finders the same search several times, each of which is asked
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

/** The most processor time, in milliseconds, that one turn of the event loop takes meanwhile. */
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
