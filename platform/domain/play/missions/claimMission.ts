import type { DomainTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { scorePoints } from '../points/earnPoints.ts'
import { changePoints } from '../points/pointLedger.ts'
import { payReward } from '../rewards/claimReward.ts'
import { addTickets } from '../rewards/wheel.ts'
import { offeredMissions } from './offeredMissions.ts'
import { periodAt, progressOf } from './progress.ts'

/** Id of a mission's claim in the current day or week. */
const claimId = (memberId: string, { id, period }: Mission, now: number): string =>
  `${memberId}/${id}/${dayOf(periodAt(period, now).from)}`

export type MissionState = {
  mission: Mission
  progress: number
  status: 'OPEN' | 'CLAIMABLE' | 'CLAIMED'
}

/** A member's progress and status in the missions of the current day or week. */
export async function missionsOf(
  context: Pick<Context, 'now' | 'store' | 'content'>,
  memberId: string,
  period: Mission['period'],
): Promise<MissionState[]> {
  const now = context.now()
  const reached = await progressOf(context.store, memberId, periodAt(period, now))
  const offered = await offeredMissions(context, context.store, memberId)
  const ofPeriod = offered.filter((mission) => mission.period === period)
  return Promise.all(
    ofPeriod.map(async (mission) => {
      const progress = Math.min(reached[mission.metric], mission.target)
      const claim = await context.store.missionClaims.get(claimId(memberId, mission, now))
      const open = progress >= mission.target ? 'CLAIMABLE' : 'OPEN'
      return { mission, progress, status: claim ? 'CLAIMED' : open }
    }),
  )
}

/** Grants the reward of a mission whose target the member has reached, once a day or week. */
export async function claimMission(
  context: Context<'NOT_FOUND' | 'ALREADY_CLAIMED' | 'NOT_ELIGIBLE'>,
  tables: DomainTables,
  announce: Announce,
  { memberId, missionId }: { memberId: string; missionId: string },
): Promise<MissionState> {
  const offered = await offeredMissions(context, tables, memberId)
  const mission = offered.find(({ id }) => id === missionId)
  if (!mission) context.reject('NOT_FOUND')
  await lockMember(tables, memberId)
  const now = context.now()
  const id = claimId(memberId, mission, now)
  if (await tables.missionClaims.get(id)) context.reject('ALREADY_CLAIMED')
  const { target, metric, reward, title, period } = mission
  const reached = await progressOf(tables, memberId, periodAt(period, now))
  if (reached[metric] < target) context.reject('NOT_ELIGIBLE')
  await tables.missionClaims.insert({ id, memberId, missionId, at: now })
  const { amount = 0, points = 0, tickets = 0 } = reward
  if (amount > 0) {
    const paid = { memberId, kind: 'MISSION', amount, reference: id, title } as const
    await payReward(context, tables, announce, paid)
  }
  if (points > 0) {
    const change = { memberId, type: 'MISSION', points, reference: missionId } as const
    await changePoints(context, tables, change)
    await scorePoints(tables, { memberId, points, at: now })
  }
  if (tickets > 0) await addTickets(tables, memberId, tickets)
  return { mission, progress: target, status: 'CLAIMED' }
}
