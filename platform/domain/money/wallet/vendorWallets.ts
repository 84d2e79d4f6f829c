/** A member's wallets for single vendors, in addition to the main wallet. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type Account, nameOf } from '../ledger/accounts.ts'
import { lockMember } from '../ledger/lockMember.ts'
import { type Line, post, spend, toMovement } from '../ledger/post.ts'

type Schemas = components['schemas']

/** Vendors whose games are played from a separate wallet. */
const walletVendors = ['PT', 'JDB', 'CQ9', 'FC', 'BGS', 'IA'] as const

/** Names of all ledger accounts that a member can have. */
export const walletNames = (memberId: string): string[] => [
  nameOf({ kind: 'main', memberId }),
  nameOf({ kind: 'held', memberId }),
  nameOf({ kind: 'bonus', memberId }),
  ...walletVendors.map((vendor) => nameOf({ kind: 'vendor', memberId, vendor })),
]

/** Minimum amount of a move between wallets, in minor units. */
const leastMove = 100

const mainWallet = 'MAIN'

/** Vendors with wallets, in the order of the lobby; empty in single-wallet mode (WAL-05). */
export function vendorsWithWallets(
  { content }: Pick<Context, 'content'>,
  { cashier }: Pick<Platform, 'cashier'>,
): string[] {
  if (cashier.singleWallet) return []
  const keeping = new Set<string>(walletVendors)
  return content.catalogue.vendors.map(({ code }) => code).filter((code) => keeping.has(code))
}

const balanceOf = async (tables: Pick<DomainTables, 'wallets'>, account: Account) =>
  (await tables.wallets.get(nameOf(account)))?.balance ?? 0

/** Name of a vendor in the lobby; its code if the vendor has left the catalogue. */
const nameOfVendor = ({ content }: Pick<Context, 'content'>, vendor: string): string =>
  content.catalogue.vendors.find(({ code }) => code === vendor)?.name ?? vendor

/** Balances of a member's wallets, as the API returns them. */
export async function walletsOf(
  context: Pick<Context, 'content'>,
  tables: Pick<DomainTables, 'wallets' | 'settings'>,
  memberId: string,
): Promise<Schemas['Wallets']> {
  const platform = await readPlatform(tables)
  const { market, cashier } = platform
  const open = vendorsWithWallets(context, platform)
  // Balances with a vendor remain visible after the vendor has left the lobby or vendor wallets
  // were switched off.
  const others = walletVendors.filter((code) => !open.includes(code))
  const main = await balanceOf(tables, { kind: 'main', memberId })
  const held = await balanceOf(tables, { kind: 'held', memberId })
  const bonus = await balanceOf(tables, { kind: 'bonus', memberId })
  const vendors: { vendor: string; name: string; balance: number }[] = []
  for (const vendor of [...open, ...others]) {
    const balance = await balanceOf(tables, { kind: 'vendor', memberId, vendor })
    const name = nameOfVendor(context, vendor)
    if (balance > 0 || open.includes(vendor)) vendors.push({ vendor, name, balance })
  }
  return {
    currency: market.currency,
    currencySymbol: market.currencySymbol,
    isSingle: cashier.singleWallet,
    minimumMove: toDecimal(leastMove),
    total: toDecimal(vendors.reduce((sum, { balance }) => sum + balance, main + held)),
    main: toDecimal(main),
    held: toDecimal(held),
    bonus: toDecimal(bonus),
    vendors: vendors.map((one) => ({ ...one, balance: toDecimal(one.balance) })),
  }
}

function accountOf(
  context: Pick<Context<'WALLET_UNKNOWN'>, 'content' | 'reject'>,
  platform: Platform,
  memberId: string,
  wallet: string,
): Account {
  if (wallet === mainWallet) return { kind: 'main', memberId }
  if (!vendorsWithWallets(context, platform).includes(wallet)) context.reject('WALLET_UNKNOWN')
  return { kind: 'vendor', memberId, vendor: wallet }
}

type MoveCode =
  | 'AMOUNT_OUT_OF_RANGE'
  | 'INSUFFICIENT_BALANCE'
  | 'SAME_WALLET'
  | 'SINGLE_WALLET'
  | 'WALLET_UNKNOWN'
type Move = { memberId: string; from: string; to: string; amount: number }

/**
 * Moves money between two wallets of a member.
 * @param move `amount` in minor units.
 * @throws {Rejection} in single-wallet mode, if a wallet is unknown, if both wallets are the same,
 * or if the amount is too small or exceeds the balance.
 */
export async function moveBetweenWallets(
  context: Context<MoveCode>,
  tables: DomainTables,
  announce: Announce,
  { memberId, from, to, amount }: Move,
): Promise<Schemas['WalletMoved']> {
  const platform = await readPlatform(tables)
  if (platform.cashier.singleWallet) context.reject('SINGLE_WALLET')
  if (from === to) context.reject('SAME_WALLET')
  const source = accountOf(context, platform, memberId, from)
  const target = accountOf(context, platform, memberId, to)
  if (amount < leastMove) context.reject('AMOUNT_OUT_OF_RANGE')
  await lockMember(tables, memberId)
  const movement = toMovement('WALLET_MOVED', `${from}>${to}`, { from: source, to: target, amount })
  const transferId = await spend(context, tables, announce, movement)
  const shown = async (wallet: string, account: Account) => ({
    wallet,
    balance: toDecimal(await balanceOf(tables, account)),
  })
  return {
    transferId,
    amount: toDecimal(amount),
    from: await shown(from, source),
    to: await shown(to, target),
  }
}

/**
 * Moves the balances of all vendor wallets of a member back to the main wallet, in one movement.
 */
export async function recallWallets(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  memberId: string,
): Promise<Schemas['Recalled']> {
  await lockMember(tables, memberId)
  const lines: Line[] = []
  for (const vendor of walletVendors) {
    const account: Account = { kind: 'vendor', memberId, vendor }
    const balance = await balanceOf(tables, account)
    if (balance > 0) lines.push({ account, amount: -balance })
  }
  const amount = -lines.reduce((sum, line) => sum + line.amount, 0)
  const main: Account = { kind: 'main', memberId }
  if (amount > 0) {
    const back = { account: main, amount }
    const movement = { kind: 'WALLET_MOVED', reference: 'recall', lines: [...lines, back] } as const
    await post(context, tables, announce, movement)
  }
  return {
    amount: toDecimal(amount),
    main: toDecimal(await balanceOf(tables, main)),
    wallets: lines.length,
  }
}
