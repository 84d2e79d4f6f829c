import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { languageOf, type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import {
  claimMission,
  type MissionState,
  missionsOf,
} from '../../domain/play/missions/claimMission.ts'
import { leaderboardOf } from '../../domain/play/missions/leaderboard.ts'
import { periodAt } from '../../domain/play/missions/progress.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { timeText } from '../base/rewardShapes.ts'

type Schemas = components['schemas']

function showMission(state: MissionState, language: TextLanguage): Schemas['Mission'] {
  const { mission, progress, status } = state
  const { id, period, title, description, metric, target, reward } = mission
  const { amount, ...others } = reward
  return {
    id,
    period,
    title: textIn(title, language),
    description: textIn(description, language),
    metric,
    progress: Math.min(progress, target),
    target,
    status,
    reward: { ...others, ...(amount !== undefined && { amount: toDecimal(amount) }) },
  }
}

export const missions = {
  'GET /wps/relay/MCSFE_getMissionSummaryDetails': async ({ context, headers, caller }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const now = context.now()
    const shownOf = async (period: 'DAILY' | 'WEEKLY') => {
      const states = await missionsOf(context, caller.member.id, period)
      return states.map((state) => showMission(state, language))
    }
    return answer({
      daily: await shownOf('DAILY'),
      weekly: await shownOf('WEEKLY'),
      dayEndsAt: timeText(periodAt('DAILY', now).to),
      weekEndsAt: timeText(periodAt('WEEKLY', now).to),
    })
  },
  'GET /wps/relay/MCSFE_getMissionLeaderboard': async ({ context, caller: { member } }) => {
    const { items, me, weekEndsAt } = await leaderboardOf(context, member)
    return answer({ items, ...(me && { me }), weekEndsAt: timeText(weekEndsAt) })
  },
  'POST /wps/missions/{missionId}/claim': (call) =>
    onceByRules(call, 'claimMission', async (tables, announce) => {
      const { context, path, caller, headers } = call
      const which = { memberId: caller.member.id, missionId: path.missionId }
      const claimed = await claimMission(context, tables, announce, which)
      return showMission(claimed, languageOf(headers['Accept-Language']))
    }),
} satisfies Pick<
  Behaviour,
  | 'GET /wps/relay/MCSFE_getMissionSummaryDetails'
  | 'GET /wps/relay/MCSFE_getMissionLeaderboard'
  | 'POST /wps/missions/{missionId}/claim'
>
