import type { Change } from './change.ts'

/** Operations with equal changes. */
export type ChangeGroup = {
  /** Empty for the whole contract. */
  operations: string[]
  /** Changes, breaking ones first. */
  changes: Change[]
}

const order: readonly Change['kind'][] = ['breaking', 'removed', 'changed', 'added']
const rank = ({ kind }: Change) => order.indexOf(kind)
const keyOf = ({ kind, place, message }: Change) => [kind, place, message].join('\0')

/**
 * Groups changes by operation. Changes that several operations share, as of a common schema, form a
 * group of their own. Groups with breaking changes come first.
 */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>()
  for (const same of Map.groupBy(changes, keyOf).values()) {
    const operations = same.flatMap(({ operation }) => operation ?? [])
    const key = operations.join('\0')
    const group = groups.get(key) ?? { operations, changes: [] }
    groups.set(key, group)
    group.changes.push(...same.slice(0, 1))
  }
  for (const group of groups.values()) group.changes.sort((one, other) => rank(one) - rank(other))
  const worst = (group: ChangeGroup) => Math.min(...group.changes.map(rank))
  return [...groups.values()].sort((one, other) => worst(one) - worst(other))
}

const mostOperations = 8
const mostChanges = 40

const shorten = (items: readonly string[], maximum: number, margin = ''): string[] =>
  items.length <= maximum
    ? [...items]
    : [...items.slice(0, maximum), `${margin}and ${items.length - maximum} more; --json lists all`]

/** Lines of a group: its operations and their changes. */
export function linesOfGroup({ operations, changes }: ChangeGroup): string[] {
  const titles =
    operations.length === 0 ? ['the whole contract'] : shorten(operations, mostOperations)
  const lines = changes.map(
    ({ kind, place, message }) => `  ${kind.padEnd(9)} ${place}: ${message}`,
  )
  return [...titles, ...shorten(lines, mostChanges, '  ')]
}
