import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useModules } from '../../../session/session.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'

type Standing = Value<'GET /wps/member/info/funds/consolidated'>

/**
 * Status of each kind of contract for the member (CONTR-06); undefined until it has loaded, and on
 * a platform without contracts.
 */
export function useStanding(): Standing | undefined {
  const enabled = useModules()?.has('AGENTPOLICY3') === true
  return useQuery({ ...read('/wps/member/info/funds/consolidated', {}), enabled }).data
}

/** Kinds of the offers that await the member's answer. */
export function offeredKinds(standing: Standing | undefined): ContractKind[] {
  const offers = {
    dividend: standing?.divtypereq,
    dailyWage: standing?.dailysalreqtype,
    hourlyWage: standing?.contracthoursalreq,
    realTimeSalary: standing?.realtimesalreqtype,
  }
  // The keys of the object are exactly the kinds.
  const kinds = Object.keys(offers) as ContractKind[]
  return kinds.filter((kind) => offers[kind] === 'OFFERED')
}

/** True if an offer of any kind awaits the member's answer. */
export const hasOffer = (standing: Standing): boolean => offeredKinds(standing).length > 0

/** True if the member has a contract of any kind. */
export const hasContract = (standing: Standing): boolean =>
  [
    standing.divtypeinfo,
    standing.dailysalinfotype,
    standing.contracthoursalinfo,
    standing.contractmrdailysalinfotype,
  ].includes('IN_FORCE')
