import { toDecimal, toMinor } from '../../../lib/money.ts'
import type { Wallets } from '../wallets.queries.ts'

/** Id of the main wallet, which belongs to no vendor. */
export const mainWallet = 'MAIN'

/** A wallet from and to which money can be moved; `name` is undefined for the main one. */
export type Wallet = { id: string; name: string | undefined; balance: string }

/** The member's wallets, the main one first, then the vendors' in the lobby's order. */
export const walletsOf = ({ main, vendors }: Pick<Wallets, 'main' | 'vendors'>): Wallet[] => [
  { id: mainWallet, name: undefined, balance: main },
  ...vendors.map(({ vendor, name, balance }) => ({ id: vendor, name, balance })),
]

/** Sum of the balances with vendors, as a decimal string. */
export const sumWithVendors = ({ vendors }: Pick<Wallets, 'vendors'>): string =>
  toDecimal(vendors.reduce((sum, { balance }) => sum + toMinor(balance), 0))

/**
 * Balances of two wallets after a move.
 * @returns undefined if `from` has less than the amount, or if both are the same wallet.
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
