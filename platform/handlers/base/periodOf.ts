type Bounds = { atLeast?: number; below?: number }

/** Query condition on a column: at least `from` and below `to`; empty without both. */
export function periodOf<Column extends string>(
  column: Column,
  { from, to }: { from?: string; to?: string },
): Partial<Record<Column, { below: number } | { atLeast: number }>> {
  const bounds: Bounds = {
    ...(from !== undefined && { atLeast: Date.parse(from) }),
    ...(to !== undefined && { below: Date.parse(to) }),
  }
  if (Object.keys(bounds).length === 0) return {}
  // At least one of the two bounds exists here, and the key is `column`.
  return { [column]: bounds } as Record<Column, { below: number } | { atLeast: number }>
}
