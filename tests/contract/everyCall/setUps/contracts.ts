import type { components } from '../../../../src/api/gen/paths.ts'
import { type Calls, sampleParts } from '../calls/calls.ts'
import { operationOf } from '../calls/document.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

type Schemas = components['schemas']

/** The agent carla: the sample is an offer of a contract, and only agents can offer contracts. */
const byAgent = async () => ({ who: 'carla' })

/** Offers a contract to a member other than the one in the sample. */
async function offer(calls: Calls): Promise<unknown> {
  const { who } = await byAgent()
  const key = 'POST /wps/relay/MCS2_processDividendReq'
  // The sample, and a checked response, both have the contract's types.
  const sample = sampleParts(operationOf(key)).body as Schemas['DividendOffer']
  const people = await calls.succeed('GET /wps/transfers/counterparties', { who })
  const { items } = people as Schemas['Counterparties']
  const other = items.find(({ memberId }) => memberId !== sample.memberId)
  return calls.succeed(key, { who, body: { ...sample, memberId: other?.memberId } })
}

export const contracts: SetUps = {
  'GET /wps/contracts/{contractId}': async (calls) => ({
    ...(await byAgent()),
    path: { contractId: idIn(await offer(calls), 'contractId') },
  }),
  // Carla, the head of the team, has contracts from the start.
  'GET /wps/contracts/{contractId}/period': async (calls) => {
    const own = await calls.succeed('GET /wps/contracts', {
      ...(await byAgent()),
      query: { status: 'ACTIVE' },
    })
    return { ...(await byAgent()), path: { contractId: idIn(own, 'id') } }
  },
  'POST /wps/contracts/preview': byAgent,
  'POST /wps/relay/MCS2_processDividendReq': byAgent,
  'POST /wps/relay/MCS2_processDailySalContract': byAgent,
  // The sample's member already has an hourly salary to accept.
  'POST /wps/relay/MCS2_processContractHourSalary': async () => {
    const key = 'POST /wps/relay/MCS2_processContractHourSalary'
    // The sample has the contract's type.
    const sample = sampleParts(operationOf(key)).body as Schemas['HourlyWageOffer']
    return { ...(await byAgent()), body: { ...sample, memberId: 'm-livia.prado' } }
  },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': byAgent,
}
