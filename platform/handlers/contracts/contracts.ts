import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { isBlocked } from '../../domain/accounts/limits/blocks.ts'
import { fromRate } from '../../domain/accounts/team/rates.ts'
import type { DomainTables } from '../../domain/base/collections/collections.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Announce } from '../../domain/base/storage/events.ts'
import { pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { boundOf, contractsAbove, inForce } from '../../domain/people/contracts/bounds.ts'
import type { ContractKind } from '../../domain/people/contracts/contractState.ts'
import { answerContract, offerContract } from '../../domain/people/contracts/negotiate.ts'
import { lastPeriod, previewTerms } from '../../domain/people/contracts/preview.ts'
import { runningPeriodOf } from '../../domain/people/contracts/runningPeriod.ts'
import {
  showContract,
  showContracts,
  showEnding,
} from '../../domain/people/contracts/showContract.ts'
import { ceilingOf, isOutOfStep, ratesOf, reckon } from '../../domain/people/contracts/terms.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type BodyOf, type Call, fault, type Outcome } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { showCorrections } from '../base/showCorrections.ts'

type Contract = components['schemas']['Contract']
/** The four operations differ only in the terms of their offers, and share one response. */
type Process = Outcome<'processDailyWageContract'>
type ProcessCall = Omit<Call<'processDailyWageContract'>, 'body'> & {
  body: BodyOf<
    | 'processDividendContract'
    | 'processDailyWageContract'
    | 'processHourlyWageContract'
    | 'processRealTimeSalaryContract'
  >
}

async function act(
  { context, body, caller }: ProcessCall,
  kind: ContractKind,
  tables: DomainTables,
  announce: Announce,
): Promise<Contract> {
  const where = { context, tables, announce }
  const callerId = caller.member.id
  if (body.action === 'OFFER') {
    const { memberId: downlineId, terms } = body
    const offer = await offerContract(where, { uplineId: callerId, downlineId, terms })
    return showContract(tables, offer, callerId)
  }
  const { contract, undercut } = await answerContract(where, { callerId, kind, ...body })
  const shown = await showContract(tables, contract, callerId)
  return undercut ? { ...shown, endedContracts: await showEnding(tables, undercut) } : shown
}

/**
 * Offers, accepts, rejects or terminates a contract (API-55 to API-58), once per idempotency key.
 */
async function process(call: ProcessCall, kind: ContractKind): Promise<Process> {
  const { context, body, caller } = call
  const { agents } = (await readPlatform(context.store)).accountTypes
  if (body.action === 'OFFER') {
    if (!agents.includes(caller.member.type)) return fault('AGENTS_ONLY')
    if (await isBlocked(context.store, caller.member.id)) return fault('ACCOUNT_BLOCKED')
  }
  // The cast is safe: `once` uses only a hash of the body, so it treats all four operations of
  // `ProcessCall` alike.
  const keyed = call as Call<'processDailyWageContract'>
  return once<'processDailyWageContract', Contract>(keyed, caller.member.id, {
    run(commit) {
      return commit(async (tables, announce) => {
        const contract = await act(call, kind, tables, announce)
        return { outcome: answer(contract), result: contract }
      })
    },
    replay: (contract) => answer(contract),
  })
}

/**
 * Previews the result of terms for a direct downline of the caller, or for the caller (CONTR-12,
 * CONTR-15).
 */
async function preview({
  context,
  body: { memberId, terms },
  caller: { member },
}: Call<'previewContract'>): Promise<Outcome<'previewContract'>> {
  const { store } = context
  const place = await store.teamMembers.get(memberId)
  const isOwn = memberId === member.id
  const uplineId = place?.uplineId ?? null
  if (!isOwn && uplineId !== member.id) return fault('NOT_FOUND')
  const period = lastPeriod(terms, context.now())
  const [present] = await inForce(store, { downlineId: memberId, kind: terms.kind })
  // The result of the contract in force is computed for the same days, whatever its own period is.
  const sides = present ? [terms, present.terms] : [terms]
  const [result, before] = await previewTerms(store, memberId, sides, period)
  const bound =
    uplineId === null ? ceilingOf(terms.kind) : await boundOf(store, uplineId, terms.kind)
  const ending = isOwn ? await contractsAbove(store, memberId, terms) : []
  const { validBet, profitLoss, activeMembers, rate, amount } = result ?? reckon(terms, [])
  return answer({
    periodStart: new Date(period.from).toISOString(),
    periodEnd: new Date(period.to).toISOString(),
    validBet: toDecimal(validBet),
    profitLoss: toDecimal(profitLoss),
    activeMembers,
    rate: fromRate(rate),
    amount: toDecimal(amount),
    ...(before && { presentAmount: toDecimal(before.amount) }),
    highestRates: ratesOf(terms).map((_, index) => fromRate(bound[index] ?? 0)),
    endingContracts: await showEnding(store, ending),
  })
}

/** Shows the figures of the running period of a contract of the caller (CONTR-01 to CONTR-04). */
async function showRunningPeriod({
  context,
  path: { contractId },
  caller: { member },
}: Call<'getContractPeriod'>): Promise<Outcome<'getContractPeriod'>> {
  const { store } = context
  const contract = await store.contracts.get(contractId)
  const isHers = contract?.downlineId === member.id || contract?.uplineId === member.id
  const running = contract && isHers ? await runningPeriodOf(store, contract) : undefined
  if (!running) return fault('NOT_FOUND')
  const { period, nextSettlementAt, result } = running
  return answer({
    contractId,
    periodStart: new Date(period.from).toISOString(),
    periodEnd: new Date(period.to).toISOString(),
    nextSettlementAt: new Date(nextSettlementAt).toISOString(),
    asOf: new Date(context.now()).toISOString(),
    validBet: toDecimal(result.validBet),
    profitLoss: toDecimal(result.profitLoss),
    activeMembers: result.activeMembers,
    rate: fromRate(result.rate),
    amount: toDecimal(result.amount),
    ...showCorrections(result),
  })
}

export const contracts = {
  'GET /wps/contracts': async ({ context, query, caller: { member } }) => {
    const { store } = context
    const { side, kind, status, downlineId } = query
    const where = {
      ...(downlineId !== undefined && { downlineId }),
      ...(side === 'WITH_DOWNLINES' ? { uplineId: member.id } : { downlineId: member.id }),
      ...(kind !== undefined && { kind }),
      ...(status !== undefined && { status }),
    }
    const newestFirst = { column: 'offeredAt', direction: 'descending' } as const
    const rows = await pageOfRows(
      ...([store.contracts, { where, orderBy: newestFirst }, query] as const),
      (contract) => contract,
    )
    return answer({ ...rows, items: await showContracts(store, rows.items, member.id) })
  },
  'POST /wps/contracts/preview': preview,
  'GET /wps/contracts/{contractId}': async ({ context, path, caller: { member } }) => {
    const contract = await context.store.contracts.get(path.contractId)
    const isHers = contract?.downlineId === member.id || contract?.uplineId === member.id
    if (!contract || !isHers) return fault('NOT_FOUND')
    return answer(await showContract(context.store, contract, member.id))
  },
  'GET /wps/contracts/{contractId}/period': showRunningPeriod,
  'POST /wps/relay/MCS2_processDividendReq': async (call) =>
    call.body.action === 'OFFER' && isOutOfStep(call.body.terms)
      ? call.context.reject('CONTRACT_TIERS_OUT_OF_STEP')
      : process(call, 'dividend'),
  'POST /wps/relay/MCS2_processDailySalContract': (call) => process(call, 'dailyWage'),
  'POST /wps/relay/MCS2_processContractHourSalary': (call) => process(call, 'hourlyWage'),
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': (call) => process(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
