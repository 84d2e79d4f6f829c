import type { components } from '../../src/api/gen/paths.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type BodyOf, type Call, fault, type Outcome, reject } from '../server/handler.ts'
import { once } from '../server/idempotency.ts'
import type { WorldTables } from '../world/base/collections/collections.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'
import type { Announce } from '../world/base/storage/events.ts'
import { pageOfRows } from '../world/base/storage/pageOf.ts'
import type { ContractKind } from '../world/people/contracts/contractState.ts'
import {
  answerContract,
  ContractRejection,
  offerContract,
} from '../world/people/contracts/negotiate.ts'
import { showContract } from '../world/people/contracts/showContract.ts'

type Contract = components['schemas']['Contract']
/** The four requests differ in the terms of their offers alone, and are answered alike. */
type Process = Outcome<'processDividendContract'>
type ProcessCall = Omit<Call<'processDividendContract'>, 'body'> & {
  body: BodyOf<
    | 'processDividendContract'
    | 'processDailyWageContract'
    | 'processHourlyWageContract'
    | 'processRealTimeSalaryContract'
  >
}

async function act(
  { world, body, caller }: ProcessCall,
  kind: ContractKind,
  tables: WorldTables,
  announce: Announce,
): Promise<Contract> {
  const where = { world, tables, announce }
  const callerId = caller.member.id
  const contract =
    body.action === 'OFFER'
      ? await offerContract(where, {
          uplineId: callerId,
          downlineId: body.memberId,
          terms: body.terms,
        })
      : await answerContract(where, { callerId, kind, ...body })
  return showContract(tables, contract, callerId)
}

/** Offers, accepts, rejects or terminates (API-55 to API-58), once for each key. */
async function process(call: ProcessCall, kind: ContractKind): Promise<Process> {
  const { world, body, caller } = call
  const { agents } = (await readPlatform(world.store)).accountTypes
  if (body.action === 'OFFER' && !agents.includes(caller.member.type)) return fault('AGENTS_ONLY')
  // Of the body only its hash is kept, which holds for any of the four.
  const keyed = call as Call<'processDividendContract'>
  return once<'processDividendContract', Contract>(keyed, caller.member.id, {
    async run(commit) {
      try {
        return await commit(async (tables, announce) => {
          const contract = await act(call, kind, tables, announce)
          return { outcome: answer(contract), result: contract }
        })
      } catch (error) {
        if (!(error instanceof ContractRejection)) throw error
        return error.code === 'NOT_FOUND' ? fault('NOT_FOUND') : reject(error.code)
      }
    },
    replay: (contract) => answer(contract),
  })
}

export const contracts = {
  'GET /wps/contracts': async ({ world, query, caller: { member } }) => {
    const { store } = world
    const { side, kind, status } = query
    const where = {
      ...(side === 'WITH_DOWNLINES' ? { uplineId: member.id } : { downlineId: member.id }),
      ...(kind !== undefined && { kind }),
      ...(status !== undefined && { status }),
    }
    const newestFirst = { column: 'offeredAt', direction: 'descending' } as const
    const rows = await pageOfRows(
      ...([store.contracts, { where, orderBy: newestFirst }, query] as const),
      (contract) => contract,
    )
    const items: Contract[] = []
    for (const row of rows.items) items.push(await showContract(store, row, member.id))
    return answer({ ...rows, items })
  },
  'GET /wps/contracts/{contractId}': async ({ world, path, caller: { member } }) => {
    const contract = await world.store.contracts.get(path.contractId)
    const isHers = contract?.downlineId === member.id || contract?.uplineId === member.id
    if (!contract || !isHers) return fault('NOT_FOUND')
    return answer(await showContract(world.store, contract, member.id))
  },
  'POST /wps/relay/MCS2_processDividendReq': (call) => process(call, 'dividend'),
  'POST /wps/relay/MCS2_processDailySalContract': (call) => process(call, 'dailyWage'),
  'POST /wps/relay/MCS2_processContractHourSalary': (call) => process(call, 'hourlyWage'),
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': (call) => process(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
