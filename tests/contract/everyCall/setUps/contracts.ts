import type { components } from '../../../../src/api/gen/paths.ts'
import { type Calls, sampleParts } from '../calls/calls.ts'
import { operationOf } from '../calls/document.ts'
import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

type Schemas = components['schemas']

/** Those who offer are agents; the sample is an offer. */
const byAgent = async () => ({ who: 'carla' })

/** Offers a contract to another than the samples do. */
async function offer(calls: Calls): Promise<unknown> {
  const { who } = await byAgent()
  const key = 'POST /wps/relay/MCS2_processDividendReq'
  // The contract's own sample, and its own answer.
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
  // The head of the team has them from the start.
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
  // The one of the sample has an hourly salary to answer already.
  'POST /wps/relay/MCS2_processContractHourSalary': async () => {
    const key = 'POST /wps/relay/MCS2_processContractHourSalary'
    // The contract's own sample.
    const sample = sampleParts(operationOf(key)).body as Schemas['HourlyWageOffer']
    return { ...(await byAgent()), body: { ...sample, memberId: 'm-livia.prado' } }
  },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': byAgent,
}
