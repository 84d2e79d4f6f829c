import type { Statement } from './recording.ts'

/** What a plan does that grows with rows which nobody is shown. */
export type Problem =
  /** It reads a whole table, or a whole index. */
  | 'scan'
  /** It sorts all that it finds to answer a page of it. */
  | 'sort for a page'
  /** It sorts all that it finds, and answers all of it. */
  | 'sort'

/** The problems of one statement, with the plan that shows them. */
export type Explained = { problems: Problem[]; plan: string }

/** Asks a database how it would run statements. It holds no rows: a plan may not rest on them. */
export type Planner = {
  explain(statement: Statement): Promise<Explained>
  close(): Promise<void>
}

/** Whether a statement asks for rows whatever they hold, as the store writes it. */
export const asksForAll = ({ sql }: Statement): boolean => / where (1 = 1|true)\b/.test(sql)

export const sortProblem = ({ isLimited }: Statement): Problem =>
  isLimited ? 'sort for a page' : 'sort'

/** A statement's table and the columns that it chooses by, as `bets: memberId placedAt`. */
export function placeOf({ sql }: Statement): string {
  const [, table = '', rest = ''] = /\b(?:from|update) "(\w+)"(.*)/s.exec(sql) ?? []
  const where = / where (.*?)(?= (?:group|order) by |$)/s.exec(rest)?.[1] ?? ''
  const columns = new Set(Array.from(where.matchAll(/"(\w+)"/g), ([, column]) => column))
  return `${table}: ${[...columns].join(' ')}`.trimEnd()
}
