import { pick } from '../../platform/domain/base/chance/pickers.ts'

/** Returns to player of the variants, in hundredths of a percent. */
const returns = [9_700, 9_800, 9_900] as const

/**
 * Return to player of a provably fair game, in hundredths of a percent, before payouts are rounded
 * down. It is the same for every way to play.
 */
export const fairRtp = (nodeId: string): number => pick(`${nodeId}/fair`, returns)
