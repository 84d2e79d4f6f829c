import { startOfWeek } from '../../platform/domain/base/time/marketTime.ts'
import { maskedName } from '../../platform/domain/play/games/bigWins.ts'

/** Fictitious players, so that a demonstration's leaderboard has more than one name. */
const crowd = [
  ...['marcelo77', 'pri_souza', 'joaovitor9', 'lucasbr', 'fefe1990', 'tatianam', 'gugafloripa'],
  ...['duda_rj', 'renan.pe', 'bia2005mg', 'thiagoss', 'karenzinha', 'wesley_ba', 'nandoce'],
]

/** Masked names of the fictitious players. */
export const crowdNames: readonly string[] = crowd.map(maskedName)

/**
 * Scores of the fictitious players in the current week. Each score grows at its own rate from
 * Monday on.
 * @param now milliseconds since 1970.
 */
export function crowdScores(now: number): { name: string; score: number }[] {
  const hours = (now - startOfWeek(now)) / 3_600_000
  return crowd.map((username, index) => {
    const pace = 26 - index * 1.7 + (username.length % 4) * 0.6
    return { name: maskedName(username), score: Math.floor(pace * hours) }
  })
}
