import type { components } from '../../../../src/api/gen/paths.ts'
import { freshMember } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

type Summary = components['schemas']['MissionSummary']

export const mission: SetUps = {
  // Having come today is a mission that is done.
  'POST /wps/missions/{missionId}/claim': async (calls) => {
    const token = await freshMember(calls)
    const summary = await calls.succeed('GET /wps/relay/MCSFE_getMissionSummaryDetails', { token })
    // The contract's own answer.
    const { daily } = summary as Summary
    return { token, path: { missionId: daily.find(({ status }) => status === 'CLAIMABLE')?.id } }
  },
}
