import { toHex } from '../../../platform/domain/base/context/digest.ts'
import { type RoundSecret, signRound } from '../../rules/sharedRounds.ts'

/**
 * Server seed of a round. The seed is derived from the platform's secret and therefore not stored.
 * @param roundId id that is unique among all games.
 */
export const serverSeedOf = async (secret: RoundSecret, roundId: string): Promise<string> =>
  toHex(await signRound(secret, `server seed ${roundId}`))
