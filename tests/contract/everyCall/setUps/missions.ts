import type { components } from '../../../../src/api/gen/paths.ts'
import { freshMember } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

type Summary = components['schemas']['MissionSummary']

export const mission: SetUps = {
  // The mission to log in is completed by the login.
  'POST /wps/missions/{missionId}/claim': async (calls) => {
    const token = await freshMember(calls)
    const summary = await calls.succeed('GET /wps/relay/MCSFE_getMissionSummaryDetails', { token })
    // The peer has checked the response against the contract.
    const { daily } = summary as Summary
    return { token, path: { missionId: daily.find(({ status }) => status === 'CLAIMABLE')?.id } }
  },
}
