import type { Statement } from './recording.ts'

/** Step of a query plan whose cost grows with rows that are not returned. */
export type Problem =
  /** Scan of a whole table or index. */
  | 'scan'
  /** Sort of all rows that match the condition, of which one page is returned. */
  | 'sort for a page'
  /** Sort of all rows that match the condition, all of which are returned. */
  | 'sort'

/** Problems of one statement, and the plan that has them. */
export type Explained = { problems: Problem[]; plan: string }

/** Requests query plans from a database without rows, so that plans do not depend on data. */
export type Planner = {
  explain(statement: Statement): Promise<Explained>
  close(): Promise<void>
}

/** True if a statement has no condition, as the store writes it. */
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
