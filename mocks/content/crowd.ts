import { startOfWeek } from '../../platform/domain/base/time/marketTime.ts'
import { maskedName } from '../../platform/domain/play/games/bigWins.ts'

/**
 * Others who play where there is no public: so that a demonstration's board is none of one person.
 */
const crowd = [
  ...['marcelo77', 'pri_souza', 'joaovitor9', 'lucasbr', 'fefe1990', 'tatianam', 'gugafloripa'],
  ...['duda_rj', 'renan.pe', 'bia2005mg', 'thiagoss', 'karenzinha', 'wesley_ba', 'nandoce'],
]

/** What each of the crowd has by now: a pace of their own, from Monday on. */
export function crowdScores(now: number): { name: string; score: number }[] {
  const hours = (now - startOfWeek(now)) / 3_600_000
  return crowd.map((username, index) => {
    const pace = 26 - index * 1.7 + (username.length % 4) * 0.6
    return { name: maskedName(username), score: Math.floor(pace * hours) }
  })
}
