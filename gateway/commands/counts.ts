import type { Totals } from '../backup/tally.ts'

/** Lines for the output of a command: each collection that has rows, with its number of rows. */
export function countsOf(totals: Totals): string[] {
  const rows = Object.entries(totals).filter(([, total]) => total.rows > 0)
  if (rows.length === 0) return ['  nothing']
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, total]) => `  ${name.padEnd(width)}  ${total.rows}`)
}
