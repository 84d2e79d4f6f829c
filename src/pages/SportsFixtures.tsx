import { useLaunchById } from '../features/games/launch/useLaunchById.ts'
import { Fixtures } from '../features/sports/Fixtures.tsx'

type Props = {
  sport: 'FOOTBALL' | 'EFOOTBALL'
  /** Maximum number of matches. */
  limit: number
  /** Path of the page with all matches. */
  allPath?: string
}

/** Live and next matches of a sport, which open in the sports book (PLAY-12). */
export const SportsFixtures = (props: Props) => <Fixtures {...props} onOpen={useLaunchById()} />
