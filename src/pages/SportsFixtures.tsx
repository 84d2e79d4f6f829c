import { useLaunchById } from '../features/games/launch/useLaunchById.ts'
import { Fixtures } from '../features/sports/Fixtures.tsx'

type Props = {
  sport: 'FOOTBALL' | 'EFOOTBALL'
  /** Maximum number of matches. */
  limit: number
  /** Path of the page with all matches. */
  allPath?: string
}

/** Live and next matches of a sport (PLAY-12). A match opens in the sports book. */
export const SportsFixtures = (props: Props) => <Fixtures {...props} onOpen={useLaunchById()} />
