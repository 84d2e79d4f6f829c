import { MissionLeaderboard } from '../../features/rewards/leaderboard/MissionLeaderboard.tsx'
import { Missions } from '../../features/rewards/Missions.tsx'

/** The missions of the day and the week, and who has earned most by them and by play (MEM-16). */
export function MissionsScreen() {
  return (
    <>
      <Missions />
      <MissionLeaderboard />
    </>
  )
}
