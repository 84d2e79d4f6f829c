import type { components } from '../../../../src/api/gen/paths.ts'
import { betOnce } from './rewards.ts'
import type { SetUps } from './setUp.ts'

type Summary = components['schemas']['MissionSummary']

export const mission: SetUps = {
  'POST /wps/missions/{missionId}/claim': async (calls) => {
    await betOnce(calls)
    const summary = await calls.succeed('GET /wps/relay/MCSFE_getMissionSummaryDetails', {})
    // `succeed` has validated the response against the contract.
    const { daily, weekly } = summary as Summary
    const mission = [...daily, ...weekly].find(({ status }) => status === 'CLAIMABLE')
    return { path: { missionId: mission?.id } }
  },
}
