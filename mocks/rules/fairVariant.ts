import { pick } from '../../platform/domain/base/chance/pickers.ts'

/** RTPs of the variants, in hundredths of a percent. */
const returns = [9_700, 9_800, 9_900] as const

/**
 * RTP of a provably fair game, in hundredths of a percent, before payouts are rounded down. It does
 * not depend on the decisions of the player.
 */
export const fairRtp = (nodeId: string): number => pick(`${nodeId}/fair`, returns)
