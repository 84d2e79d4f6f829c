/** Empty and huge lists in responses. */

/** Property names of lists in responses. */
const listNames = ['items', 'list', 'games', 'content', 'entries'] as const
/** Number of items and of pages of a huge list. */
const hugeTotal = 98_765
const hugePages = 4_321

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives a repeated item distinct ids, because the portal's pages use them as keys. */
function renameItem(item: unknown, round: number): unknown {
  if (round === 0 || !isFields(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      /^id$|Id$/.test(name) && typeof value === 'string' ? `${value}-${round}` : value,
    ]),
  )
}

const repeatItems = (items: readonly unknown[], length: number): unknown[] =>
  items.length === 0
    ? []
    : Array.from({ length }, (_, index) =>
        renameItem(items[index % items.length], Math.floor(index / items.length)),
      )

function changeLists(
  value: unknown,
  change: (items: readonly unknown[]) => unknown[],
  counts: { total: number; totalPages: number },
): unknown {
  if (!isFields(value)) return value
  const changed: Fields = { ...value }
  let hasList = false
  for (const name of listNames) {
    const items = value[name]
    if (!Array.isArray(items)) continue
    hasList = true
    changed[name] = change(items)
  }
  if (!hasList) return value
  for (const [name, count] of Object.entries(counts)) {
    if (typeof value[name] === 'number') changed[name] = count
  }
  return changed
}

/** Response value with empty lists. */
export const emptyLists = (value: unknown): unknown =>
  changeLists(value, () => [], { total: 0, totalPages: 0 })

/**
 * Response value with full lists, whichever page was requested.
 * @param length page size.
 */
export const overfull = (value: unknown, length: number): unknown =>
  changeLists(value, (items) => repeatItems(items, length), {
    total: hugeTotal,
    totalPages: hugePages,
  })
