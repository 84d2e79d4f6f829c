type Bounds = { atLeast?: number; below?: number }

/**
 * Query condition on a column: at least `from` and below `to`; an empty condition if both are
 * undefined.
 */
export function periodOf<Column extends string>(
  column: Column,
  { from, to }: { from?: string; to?: string },
): Partial<Record<Column, { below: number } | { atLeast: number }>> {
  const bounds: Bounds = {
    ...(from !== undefined && { atLeast: Date.parse(from) }),
    ...(to !== undefined && { below: Date.parse(to) }),
  }
  if (Object.keys(bounds).length === 0) return {}
  // The cast is safe: the only key is `column`, and `bounds` has at least one property here.
  return { [column]: bounds } as Record<Column, { below: number } | { atLeast: number }>
}
