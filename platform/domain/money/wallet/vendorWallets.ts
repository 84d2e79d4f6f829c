/** Wallets that some vendors keep for a member beside their main one. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type Account, nameOf } from '../ledger/accounts.ts'
import { holdMember } from '../ledger/holdMember.ts'
import { type Line, post, spend, toMovement } from '../ledger/post.ts'

type Schemas = components['schemas']

/** The vendors whose games play on a wallet of their own. */
const walletVendors = ['PT', 'JDB', 'CQ9', 'FC', 'BGS', 'IA'] as const

/** The names of all accounts of the ledger that a member can have. */
export const walletNames = (memberId: string): string[] => [
  nameOf({ kind: 'main', memberId }),
  nameOf({ kind: 'held', memberId }),
  nameOf({ kind: 'bonus', memberId }),
  ...walletVendors.map((vendor) => nameOf({ kind: 'vendor', memberId, vendor })),
]

/** The least that is moved, in minor units. */
const leastMove = 100

const mainWallet = 'MAIN'

/**
 * The vendors of the lobby that keep wallets, in its order; none where one wallet serves all
 * (WAL-05).
 */
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

/** A vendor's name as the lobby shows it; its code where its games are gone. */
const nameOfVendor = ({ content }: Pick<Context, 'content'>, vendor: string): string =>
  content.catalogue.vendors.find(({ code }) => code === vendor)?.name ?? vendor

/** Everything that a member has, by where it lies. */
export async function walletsOf(
  context: Pick<Context, 'content'>,
  tables: Pick<DomainTables, 'wallets' | 'settings'>,
  memberId: string,
): Promise<Schemas['Wallets']> {
  const platform = await readPlatform(tables)
  const { market, cashier } = platform
  const open = vendorsWithWallets(context, platform)
  // Money stays to be seen with a vendor that has left the lobby, or keeps no wallets any more.
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
 * Moves money between two wallets of a member. @param move amount in minor units.
 * @throws {Rejection} when the wallets are not two of theirs, or the amount is too little or too much.
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
  await holdMember(tables, memberId)
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

/** Brings everything back that lies in a member's vendors' wallets, in one movement. */
export async function recallWallets(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  memberId: string,
): Promise<Schemas['Recalled']> {
  await holdMember(tables, memberId)
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
