import type { WorldTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import type { World } from '../../base/context/world.ts'
import type { Announce } from '../../base/storage/events.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import { holdMember } from '../../money/cashier/holdMember.ts'
import { scorePoints } from '../points/earnPoints.ts'
import { changePoints } from '../points/pointLedger.ts'
import { payReward } from '../rewards/claimReward.ts'
import { addTickets } from '../rewards/wheel.ts'
import { offeredMissions } from './offeredMissions.ts'
import { periodAt, progressOf } from './progress.ts'

/** The id of a mission's claim in its day or week. */
const claimId = (memberId: string, { id, period }: Mission, now: number): string =>
  `${memberId}/${id}/${dayOf(periodAt(period, now).from)}`

export type MissionState = {
  mission: Mission
  progress: number
  status: 'OPEN' | 'CLAIMABLE' | 'CLAIMED'
}

/** How a member stands with the missions of a period that runs. */
export async function missionsOf(
  world: Pick<World, 'now' | 'store' | 'content'>,
  memberId: string,
  period: Mission['period'],
): Promise<MissionState[]> {
  const now = world.now()
  const reached = await progressOf(world.store, memberId, periodAt(period, now))
  const offered = await offeredMissions(world, world.store)
  const ofPeriod = offered.filter((mission) => mission.period === period)
  return Promise.all(
    ofPeriod.map(async (mission) => {
      const progress = Math.min(reached[mission.metric], mission.target)
      const claim = await world.store.missionClaims.get(claimId(memberId, mission, now))
      const open = progress >= mission.target ? 'CLAIMABLE' : 'OPEN'
      return { mission, progress, status: claim ? 'CLAIMED' : open }
    }),
  )
}

/** Gives what a mission promises, once in its day or week, when its target is reached. */
export async function claimMission(
  world: World<'NOT_FOUND' | 'ALREADY_CLAIMED' | 'NOT_ELIGIBLE'>,
  tables: WorldTables,
  announce: Announce,
  { memberId, missionId }: { memberId: string; missionId: string },
): Promise<MissionState> {
  const offered = await offeredMissions(world, tables)
  const mission = offered.find(({ id }) => id === missionId)
  if (!mission) world.reject('NOT_FOUND')
  await holdMember(tables, memberId)
  const now = world.now()
  const id = claimId(memberId, mission, now)
  if (await tables.missionClaims.get(id)) world.reject('ALREADY_CLAIMED')
  const { target, metric, reward, title, period } = mission
  const reached = await progressOf(tables, memberId, periodAt(period, now))
  if (reached[metric] < target) world.reject('NOT_ELIGIBLE')
  await tables.missionClaims.insert({ id, memberId, missionId, at: now })
  const { amount = 0, points = 0, tickets = 0 } = reward
  if (amount > 0) {
    const paid = { memberId, kind: 'MISSION', amount, reference: id, title } as const
    await payReward(world, tables, announce, paid)
  }
  if (points > 0) {
    const change = { memberId, type: 'MISSION', points, reference: missionId } as const
    await changePoints(world, tables, change)
    await scorePoints(tables, { memberId, points, at: now })
  }
  if (tickets > 0) await addTickets(tables, memberId, tickets)
  return { mission, progress: target, status: 'CLAIMED' }
}
