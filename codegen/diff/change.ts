/** What differs between two contracts at one place. */
export type Change = {
  /**
   * `breaking` fails somebody who kept to the old contract; `removed` is an operation or event that
   * is gone, which does so too. `added` and `changed` fail nobody.
   */
  kind: 'added' | 'removed' | 'breaking' | 'changed'
  /** `GET /pets`, or `event petSold`; left out for what concerns the whole contract. */
  operation?: string
  /** Read by people: `request body /email`, `response 200 /items/0/price`, `query limit`. */
  place: string
  /** Goes on from the place: `is now required`. */
  message: string
}

/** A change, without the operation, which the caller knows. */
export type Finding = Omit<Change, 'operation'>

/** True if a client of the old contract can fail with the new one. */
export const breaks = ({ kind }: Change): boolean => kind === 'breaking' || kind === 'removed'

/** Who writes the value: the caller in a request, the server in a response. */
export type Direction = 'request' | 'response'

/**
 * What happened to the values that a schema lets through. `looser` is a wider bound, which a reader
 * of responses is told but not failed by; `replaced` may be both narrower and wider.
 */
export type Effect = 'narrower' | 'wider' | 'looser' | 'replaced'

/** A request that narrows fails its caller, a response that widens fails its reader. */
export function kindOf(direction: Direction, effect: Effect): 'breaking' | 'changed' {
  const breaking = effect === (direction === 'request' ? 'narrower' : 'wider')
  return breaking || effect === 'replaced' ? 'breaking' : 'changed'
}

/** `3 added, 1 removed, 2 breaking, 5 changed`. */
export function summarize(changes: readonly Change[]): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const kinds = ['added', 'removed', 'breaking', 'changed'] as const
  return kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')
}

/** A value in a message, cut to a length that stays on a line. */
export function inMessage(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** The first few of a list, and how many more there are. */
export function summarizeList(values: readonly unknown[]): string {
  const shown = values.slice(0, 6).map(inMessage).join(', ')
  return values.length > 6 ? `${shown} and ${values.length - 6} more` : shown
}
