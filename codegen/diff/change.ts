/** Difference of two contracts at one place. */
export type Change = {
  /**
   * `breaking` may fail a client or server of the old contract, as does `removed`, an operation or
   * event without a successor. `added` and `changed` fail nobody.
   */
  kind: 'added' | 'removed' | 'breaking' | 'changed'
  /** `GET /pets`, or `event petSold`; absent for the whole contract. */
  operation?: string
  /** For readers: `request body /email`, `response 200 /items/0/price`, `query limit`. */
  place: string
  /** Continuation of the place: `is now required`. */
  message: string
}

/** Change without its operation, which the caller adds. */
export type Finding = Omit<Change, 'operation'>

/** True if a client of the old contract can fail with the new one. */
export const breaks = ({ kind }: Change): boolean => kind === 'breaking' || kind === 'removed'

/** Writer of the value: the caller in a request, the server in a response. */
export type Direction = 'request' | 'response'

/**
 * Effect on the values that a schema allows. `looser` is a wider bound, which does not break
 * readers of responses; `replaced` may be narrower and wider.
 */
export type Effect = 'narrower' | 'wider' | 'looser' | 'replaced'

/** A narrower request breaks its callers, a wider response breaks its readers. */
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

/** Value in a message, shortened to fit on a line. */
export function inMessage(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** First items of a list, and the number of the others. */
export function summarizeList(values: readonly unknown[]): string {
  const shown = values.slice(0, 6).map(inMessage).join(', ')
  return values.length > 6 ? `${shown} and ${values.length - 6} more` : shown
}
