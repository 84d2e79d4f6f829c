import type { Change } from './change.ts'

/** Changes that a set of operations has in common. */
export type ChangeGroup = {
  /** Operations with these changes; empty for changes of the whole contract. */
  operations: string[]
  /** Changes, the breaking ones first. */
  changes: Change[]
}

const order: readonly Change['kind'][] = ['breaking', 'removed', 'changed', 'added']
const rank = ({ kind }: Change) => order.indexOf(kind)
const keyOf = ({ kind, place, message }: Change) => [kind, place, message].join('\0')

/**
 * Groups changes by operation. A change that several operations share, for example through a common
 * schema, goes into a separate group. Groups with breaking changes come first.
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

/** Formats a group as lines: its operations, then their changes. */
export function linesOfGroup({ operations, changes }: ChangeGroup): string[] {
  const titles =
    operations.length === 0 ? ['the whole contract'] : shorten(operations, mostOperations)
  const lines = changes.map(
    ({ kind, place, message }) => `  ${kind.padEnd(9)} ${place}: ${message}`,
  )
  return [...titles, ...shorten(lines, mostChanges, '  ')]
}
