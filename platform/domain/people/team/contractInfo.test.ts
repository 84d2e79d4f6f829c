import { describe, expect, it } from 'vitest'
import { startTeam } from '../../../handlers/teamForTests.ts'
import { contractInfoOf } from './contractInfo.ts'

describe('contract info of a member', () => {
  it('[CONTR-06] the contract info of a member shows each contract kind as offered, in force, enabled or disabled', async () => {
    const team = await startTeam()
    await team.setFlag('HOURLYSALARY3', false)
    const least = { minimumBetAmount: '0.00', minimumActiveMembers: 0 }
    const terms = { kind: 'dailyWage', betAmountDaily: '10.00', rate: '0.10', ...least }
    const key = 'POST /wps/relay/MCS2_processDailySalContract'
    const body = { action: 'OFFER', memberId: 'm-davi', terms }
    const { value } = await team.as('carla', key, { body })
    const nothing = {
      divtypereq: 'NONE',
      divtypeinfo: 'ENABLED',
      contracthoursalreq: 'NONE',
      contracthoursalinfo: 'DISABLED',
      realtimesalreqtype: 'NONE',
      contractmrdailysalinfotype: 'ENABLED',
    }
    expect(await contractInfoOf(team.store, 'm-davi')).toEqual({
      ...nothing,
      dailysalreqtype: 'OFFERED',
      dailysalinfotype: 'ENABLED',
    })
    await team.as('davi', key, { body: { action: 'ACCEPT', contractId: value.id } })
    expect(await contractInfoOf(team.store, 'm-davi')).toEqual({
      ...nothing,
      dailysalreqtype: 'NONE',
      dailysalinfotype: 'IN_FORCE',
    })
  })
})
