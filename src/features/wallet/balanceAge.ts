/** Age in milliseconds after which a balance without live updates shows its age. */
const staleAfter = 60_000

type Reading = {
  /** Time of the server's response, in milliseconds since the Unix epoch. */
  readAt: number
  now: number
  isOnline: boolean
  /** True while server events report changes. */
  isLive: boolean
  /** True if the last refresh failed. */
  hasFailed: boolean
}

/**
 * Age of a shown balance in whole units. `isOffline` is true if the balance is old because the
 * browser is offline.
 */
export type BalanceAge = {
  unit: 'now' | 'minutes' | 'hours' | 'days'
  count: number
  isOffline: boolean
}

/** Age to show beside a balance; undefined while the balance counts as current. */
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
