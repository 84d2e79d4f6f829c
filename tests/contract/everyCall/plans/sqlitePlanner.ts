import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openEmbedded } from '../../../../gateway/database/openDatabase.ts'
import { createTemporaryFolder } from '../../../../gateway/database/testing/testDatabase.ts'
import { asksForAll, type Planner, type Problem, sortProblem } from './plans.ts'
import type { Statement } from './recording.ts'

/** Problems in the steps of `explain query plan`: https://www.sqlite.org/eqp.html */
function problemsOf(steps: readonly string[], statement: Statement): Problem[] {
  // A sort of the last column covers only the few rows with equal leading columns.
  const sorts = steps.includes('USE TEMP B-TREE FOR ORDER BY')
  const walksInOrder = statement.isLimited && asksForAll(statement) && !sorts
  const scans = steps.some(
    (step) =>
      /^SCAN (?!json_each)/.test(step) && !(walksInOrder && / USING (COVERING )?INDEX /.test(step)),
  )
  return [
    ...(scans ? (['scan'] satisfies Problem[]) : []),
    ...(sorts ? [sortProblem(statement)] : []),
  ]
}

/** Plans on SQLite, with the tables and indexes of the migrations. */
export async function openSqlitePlanner(): Promise<Planner> {
  const folder = await createTemporaryFolder()
  const file = join(folder.path, 'empty.sqlite')
  await (await openEmbedded(file)).destroy()
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    async explain(statement) {
      // The store passes only values that SQLite supports. SQLite's manual documents the type of
      // the plan's rows.
      const values = statement.parameters as SQLInputValue[]
      const rows = database.prepare(`explain query plan ${statement.sql}`).all(...values)
      const steps = rows.map(({ detail }) => String(detail))
      return { problems: problemsOf(steps, statement), plan: steps.join('\n') }
    },
    async close() {
      database.close()
      await folder.remove()
    },
  }
}
