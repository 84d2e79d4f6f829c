import { MissionLeaderboard } from '../../features/rewards/leaderboard/MissionLeaderboard.tsx'
import { Missions } from '../../features/rewards/Missions.tsx'

/**
 * Missions of the day and the week, with the leaderboard of points from missions and play (MEM-16).
 */
export function MissionsScreen() {
  return (
    <>
      <Missions />
      <MissionLeaderboard />
    </>
  )
}
