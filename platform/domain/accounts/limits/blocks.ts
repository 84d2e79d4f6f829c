/** Blocks that uplines set on members: a blocked member cannot play, deposit, claim or transfer. */
import type { DomainTables, MemberBlockRow } from '../../base/collections/collections.ts'

type Tables = Pick<DomainTables, 'memberBlocks'>

/** The block of a member; undefined if there is none. */
export const blockOf = (
  { memberBlocks }: Tables,
  memberId: string,
): Promise<MemberBlockRow | undefined> => memberBlocks.get(memberId)

/**
 * True if a member may not play, deposit, claim or transfer. Withdrawals stay possible under the
 * usual terms.
 */
export const isBlocked = async (tables: Tables, memberId: string): Promise<boolean> =>
  (await blockOf(tables, memberId)) !== undefined
