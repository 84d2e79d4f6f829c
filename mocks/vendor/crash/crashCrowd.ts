import { pickOne } from '../../../platform/domain/base/chance/chance.ts'
import { crowdNames } from '../../content/crowd.ts'
import { chanceOf, type RoundSecret } from '../../rules/sharedRounds.ts'
import { pickPlaces } from '../fair/fairChance.ts'

/** Bet of a demonstration player on a flight. It does not depend on the crash of the flight. */
export type CrowdBet = {
  name: string
  /** Stake in minor units. */
  stake: number
  /** Multiplier at which the player cashes out, in hundredths. */
  target: number
}

const stakeSteps = [1, 2, 5, 5, 10, 10, 20, 50] as const
const targets = [110, 125, 135, 150, 150, 175, 200, 200, 220, 300, 450, 700, 1_200, 3_000] as const

/**
 * Bets of the demonstration players on a flight, largest stake first.
 * @param flight game and number of the flight.
 * @param smallest minimum stake of the game, in minor units.
 */
export async function crowdOf(
  secret: RoundSecret,
  flight: string,
  smallest: number,
): Promise<CrowdBet[]> {
  const randomBytes = await chanceOf(secret, `crowd/${flight}`)
  const fractions = Array.from(randomBytes(crowdNames.length), (byte) => byte / 256)
  const count = 6 + Math.floor((fractions[0] ?? 0) * (crowdNames.length - 5))
  return pickPlaces(fractions, crowdNames.length)
    .slice(0, count)
    .map((place) => ({
      name: crowdNames[place] ?? '',
      stake: smallest * pickOne(randomBytes, stakeSteps),
      target: pickOne(randomBytes, targets),
    }))
    .toSorted((one, other) => other.stake - one.stake)
}
