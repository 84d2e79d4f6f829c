export type Row = { figure: string; value: number; unit: string; target?: string }

export type Figures = {
  title: string
  /** Lines printed above the rows. */
  table?: readonly string[]
  rows: Row[]
}

export function printFigures({ title, table = [], rows }: Figures): void {
  const width = Math.max(...rows.map(({ figure }) => figure.length))
  process.stdout.write(`\n${title}\n`)
  for (const line of table) process.stdout.write(`  ${line}\n`)
  for (const { figure, value, unit, target } of rows) {
    const goal = target === undefined ? '' : `   (goal ${target})`
    process.stdout.write(`  ${figure.padEnd(width)}  ${String(value).padStart(9)} ${unit}${goal}\n`)
  }
}
