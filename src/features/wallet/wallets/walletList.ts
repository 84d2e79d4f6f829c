import { toDecimal, toMinor } from '../../../lib/money.ts'
import type { Wallets } from '../wallets.queries.ts'

/** Name of the wallet that belongs to no vendor. */
export const mainWallet = 'MAIN'

/** A wallet that money can be moved from and to; `name` is undefined for the main one. */
export type Wallet = { id: string; name: string | undefined; balance: string }

/** The member's wallets, the main one first, then the vendors' in the lobby's order. */
export const walletsOf = ({ main, vendors }: Pick<Wallets, 'main' | 'vendors'>): Wallet[] => [
  { id: mainWallet, name: undefined, balance: main },
  ...vendors.map(({ vendor, name, balance }) => ({ id: vendor, name, balance })),
]

/** What lies with vendors altogether; a decimal string. */
export const sumWithVendors = ({ vendors }: Pick<Wallets, 'vendors'>): string =>
  toDecimal(vendors.reduce((sum, { balance }) => sum + toMinor(balance), 0))

/**
 * What two wallets would hold after an amount was moved from one to the other.
 * @returns undefined when the first one holds less, or both are the same.
 */
export function balancesAfter(
  from: Wallet,
  to: Wallet,
  amount: string,
): { from: string; to: string } | undefined {
  const left = toMinor(from.balance) - toMinor(amount)
  if (left < 0 || from.id === to.id) return undefined
  return { from: toDecimal(left), to: toDecimal(toMinor(to.balance) + toMinor(amount)) }
}
