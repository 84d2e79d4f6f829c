/**
 * Milliseconds after which a balance that nothing vouches for is told with its age (fault cell 34).
 */
const staleAfter = 60_000

type Reading = {
  /** When the server said it, in milliseconds since 1970. */
  readAt: number
  now: number
  isOnline: boolean
  /** Events come in, and would tell of a change. */
  isLive: boolean
  /** The server was asked again since, and did not say. */
  hasFailed: boolean
}

/** How old a shown balance is, in whole units; `isOffline` when that is why. */
export type BalanceAge = {
  unit: 'now' | 'minutes' | 'hours' | 'days'
  count: number
  isOffline: boolean
}

/** The age to tell beside a balance; undefined while it is as good as new. */
export function balanceAge({
  readAt,
  now,
  isOnline,
  isLive,
  hasFailed,
}: Reading): BalanceAge | undefined {
  const age = Math.max(0, now - readAt)
  const isVouchedFor = isOnline && isLive && !hasFailed
  if (isVouchedFor || (isOnline && age <= staleAfter)) return undefined
  return { ...inWholeUnits(age), isOffline: !isOnline }
}

function inWholeUnits(age: number): Omit<BalanceAge, 'isOffline'> {
  const minutes = Math.floor(age / 60_000)
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
}
