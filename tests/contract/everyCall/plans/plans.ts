import type { Statement } from './recording.ts'

/** Step of a query plan that reads or sorts more rows than the statement returns. */
export type Problem =
  /** Scan of a whole table or index. */
  | 'scan'
  /** Sort of all rows that match the condition, to return one page of them. */
  | 'sort for a page'
  /** Sort of all rows that match the condition, to return all of them. */
  | 'sort'

/** Problems of one statement, and its plan. */
export type Explained = { problems: Problem[]; plan: string }

/** Requests query plans from a database without rows, so that plans do not depend on data. */
export type Planner = {
  explain(statement: Statement): Promise<Explained>
  close(): Promise<void>
}

/** True if a statement has no condition. The store then writes a condition that is always true. */
export const asksForAll = ({ sql }: Statement): boolean => / where (1 = 1|true)\b/.test(sql)

export const sortProblem = ({ isLimited }: Statement): Problem =>
  isLimited ? 'sort for a page' : 'sort'

/** Table and filter columns of a statement, as `bets: memberId placedAt`. */
export function placeOf({ sql }: Statement): string {
  const [, table = '', rest = ''] = /\b(?:from|update) "(\w+)"(.*)/s.exec(sql) ?? []
  const where = / where (.*?)(?= (?:group|order) by |$)/s.exec(rest)?.[1] ?? ''
  const columns = new Set(Array.from(where.matchAll(/"(\w+)"/g), ([, column]) => column))
  return `${table}: ${[...columns].join(' ')}`.trimEnd()
}
