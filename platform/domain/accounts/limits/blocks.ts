/** Members whom somebody above them in their team has blocked from playing and from moving money in. */
import type { DomainTables, MemberBlockRow } from '../../base/collections/collections.ts'

type Tables = Pick<DomainTables, 'memberBlocks'>

/** The block that a member is under; undefined when they are not. */
export const blockOf = (
  { memberBlocks }: Tables,
  memberId: string,
): Promise<MemberBlockRow | undefined> => memberBlocks.get(memberId)

/** True if a member may not play, pay in, claim or transfer. They withdraw under the usual terms. */
export const isBlocked = async (tables: Tables, memberId: string): Promise<boolean> =>
  (await blockOf(tables, memberId)) !== undefined
