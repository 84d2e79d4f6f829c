import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyStatement } from './everyStatement.ts'
import { boundedPieces, shortLists, smallTables } from './known.ts'
import { type Explained, type Planner, type Problem, placeOf } from './plans.ts'
import type { Statement } from './recording.ts'

type Found = Statement & Explained & { place: string }

const tableOf = ({ place }: Found) => place.split(':')[0] ?? ''

/** True if a list accepts the problem of the statement. */
const isExplained = (entry: Found, problem: Problem): boolean =>
  tableOf(entry) in smallTables || (problem !== 'scan' && entry.place in shortLists)

const isUnexplained = (entry: Found) =>
  entry.problems.some((problem) => !isExplained(entry, problem))

const isInPieces = (call: string, { place }: Found) =>
  boundedPieces.some((piece) => piece.call === call && piece.place === place)

const formatEntry = ({ sql, plan, place, problems }: Found, calls: readonly string[]) =>
  `${problems.join(' and ')} of ${place}\nby ${calls.join(', ')}\n${sql}\n${plan}\n`

/**
 * Checks that the cost of no statement grows with rows that it does not return: makes every call
 * once, and requests the plan of each statement.
 * @param areListed true if every entry of the lists must occur on this database.
 */
export function describePlans(
  openPlanner: () => Promise<Planner>,
  { areListed = true } = {},
): void {
  let planner: Planner
  let found: Found[]
  beforeAll(async () => {
    planner = await openPlanner()
    const statements = await everyStatement()
    expect(statements.length).toBeGreaterThan(200)
    found = []
    for (const statement of statements) {
      const explained = await planner.explain(statement)
      if (explained.problems.length > 0) {
        found.push({ ...statement, ...explained, place: placeOf(statement) })
      }
    }
  })
  afterAll(() => planner?.close())

  it('no statement scans a growing table or sorts an unbounded number of rows', () => {
    const faults = found.filter(isUnexplained).flatMap((one) => {
      const calls = [...one.calls].filter((call) => !isInPieces(call, one))
      return calls.length === 0 ? [] : [formatEntry(one, calls)]
    })
    expect(faults.join('\n')).toBe('')
  })

  describe.runIf(areListed)('lists of accepted plans', () => {
    it('every entry in the list of bounded chunks matches a sort in a plan', () => {
      const unsorted = boundedPieces.filter(
        ({ call, place }) =>
          !found.some((one) => one.place === place && isUnexplained(one) && one.calls.has(call)),
      )
      expect(unsorted).toEqual([])
    })

    it('every entry in the lists of small tables and short lists matches a problem in a plan', () => {
      const tables = new Set(found.filter(({ problems }) => problems.includes('scan')).map(tableOf))
      const places = new Set(found.map(({ place }) => place))
      expect(Object.keys(smallTables).filter((table) => !tables.has(table))).toEqual([])
      expect(Object.keys(shortLists).filter((place) => !places.has(place))).toEqual([])
    })
  })
}
