import { MissionLeaderboard } from '../../features/rewards/leaderboard/MissionLeaderboard.tsx'
import { Missions } from '../../features/rewards/Missions.tsx'
import { BetFirst } from '../../money/gifts/BetFirst.tsx'
import { paths } from '../../paths.ts'

/**
 * Missions of the day and the week, with the leaderboard of points from missions and play (MEM-16).
 */
export function MissionsScreen() {
  return (
    <>
      <BetFirst gamesPath={paths.hot()} />
      <Missions />
      <MissionLeaderboard />
    </>
  )
}
