/** Difference between two contracts at one location. */
export type Change = {
  /**
   * `breaking`: a client or server of the old contract may fail. `removed`: an operation or event
   * is gone, so its callers break too. `added` and `changed` break nobody.
   */
  kind: 'added' | 'removed' | 'breaking' | 'changed'
  /** `GET /pets`, or `event petSold`; absent for the whole contract. */
  operation?: string
  /** Location for readers: `request body /email`, `response 200 /items/0/price`, `query limit`. */
  place: string
  /** Description of the change, without its location: `is now required`. */
  message: string
}

/** Change without the name of its operation. The caller of the comparison adds the name. */
export type Finding = Omit<Change, 'operation'>

/** True if a client of the old contract can fail with the new one. */
export const breaks = ({ kind }: Change): boolean => kind === 'breaking' || kind === 'removed'

/** Sender of the compared value: the client in a request, the server in a response. */
export type Direction = 'request' | 'response'

/**
 * Effect of a change on the set of allowed values. `wider` and `looser` allow more values; `looser`
 * does not break clients that read a response. `replaced` allows some new values and forbids some
 * old ones.
 */
export type Effect = 'narrower' | 'wider' | 'looser' | 'replaced'

/**
 * Severity of an effect: a narrower request breaks clients that send it, a wider response breaks
 * clients that read it.
 */
export function kindOf(direction: Direction, effect: Effect): 'breaking' | 'changed' {
  const breaking = effect === (direction === 'request' ? 'narrower' : 'wider')
  return breaking || effect === 'replaced' ? 'breaking' : 'changed'
}

/** Counts changes by kind: `3 added, 1 removed, 2 breaking, 5 changed`. */
export function summarize(changes: readonly Change[]): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const kinds = ['added', 'removed', 'breaking', 'changed'] as const
  return kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')
}

/** Formats a value for a message, with at most 80 characters. */
export function inMessage(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Formats the first six values of a list and the number of the remaining ones. */
export function summarizeList(values: readonly unknown[]): string {
  const shown = values.slice(0, 6).map(inMessage).join(', ')
  return values.length > 6 ? `${shown} and ${values.length - 6} more` : shown
}
