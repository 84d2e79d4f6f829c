/** Accounts of the ledger. Money is never created or destroyed: it moves between accounts. */

/**
 * Accounts of the platform: sources and destinations of the money that enters or leaves wallets.
 */
export type HouseAccount =
  | 'opening'
  | 'deposits'
  | 'withdrawals'
  | 'fees'
  | 'bets'
  | 'bonuses'
  | 'rebates'
  | 'commissions'
  | 'points'
  | 'givenUp'

export type Account =
  /** Main wallet of a member. */
  | { kind: 'main'; memberId: string }
  /** Money set aside for withdrawals in progress. */
  | { kind: 'held'; memberId: string }
  /** Money of a member's bonuses that is not yet wagered. */
  | { kind: 'bonus'; memberId: string }
  /** Money that a member has moved to the wallet of one vendor. */
  | { kind: 'vendor'; memberId: string; vendor: string }
  | { kind: 'house'; name: HouseAccount }

/** Name of an account: the key of its wallet and the `account` of its ledger entries. */
export function nameOf(account: Account): string {
  switch (account.kind) {
    case 'main':
      return account.memberId
    case 'held':
      return `${account.memberId}/held`
    case 'bonus':
      return `${account.memberId}/bonus`
    case 'vendor':
      return `${account.memberId}/vendor/${account.vendor}`
    case 'house':
      return `house/${account.name}`
  }
}
