type Bounds = { atLeast?: number; below?: number }

/** The condition on a column that a call's `from` and `to` make; none without them. */
export function periodOf<Column extends string>(
  column: Column,
  { from, to }: { from?: string; to?: string },
): Partial<Record<Column, { below: number } | { atLeast: number }>> {
  const bounds: Bounds = {
    ...(from !== undefined && { atLeast: Date.parse(from) }),
    ...(to !== undefined && { below: Date.parse(to) }),
  }
  if (Object.keys(bounds).length === 0) return {}
  // At least one of the two bounds is there, under this very column.
  return { [column]: bounds } as Record<Column, { below: number } | { atLeast: number }>
}
