import { useLaunchById } from '../../../features/games/launch/useLaunchById.ts'
import { Fixtures } from '../../../features/sports/Fixtures.tsx'
import { paths } from '../../../paths.ts'

/** Number of matches on the home page. */
const shownCount = 6

/** The live and next football matches (PLAY-12). */
export const HomeFixtures = () => (
  <Fixtures sport="FOOTBALL" limit={shownCount} allPath={paths.sports()} onOpen={useLaunchById()} />
)
