import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { enabledModules } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { ContractKind } from '../contracts/contractState.ts'

type Schemas = components['schemas']

/** Platform module that enables each contract kind. */
export const contractModules: Readonly<Record<ContractKind, string>> = {
  dividend: 'DIVIDEND3',
  dailyWage: 'DAILYSALARY3',
  hourlyWage: 'HOURLYSALARY3',
  realTimeSalary: 'REALTIMESALARY3',
}

/**
 * State of each contract kind for a member, under the field names of the consolidated API call
 * (CONTR-06).
 */
export async function contractInfoOf(
  tables: Pick<DomainTables, 'contracts' | 'settings'>,
  memberId: string,
) {
  const on = enabledModules((await readPlatform(tables)).whitelabel)
  const mine = await tables.contracts.find({ where: { downlineId: memberId } })
  const has = (kind: ContractKind, status: Schemas['ContractStatus']) =>
    mine.some((contract) => contract.kind === kind && contract.status === status)
  const request = (kind: ContractKind): 'OFFERED' | 'NONE' =>
    on.has(contractModules[kind]) && has(kind, 'OFFERED') ? 'OFFERED' : 'NONE'
  const info = (kind: ContractKind): 'DISABLED' | 'IN_FORCE' | 'ENABLED' => {
    if (!on.has(contractModules[kind])) return 'DISABLED'
    return has(kind, 'ACTIVE') ? 'IN_FORCE' : 'ENABLED'
  }
  return {
    divtypereq: request('dividend'),
    divtypeinfo: info('dividend'),
    dailysalreqtype: request('dailyWage'),
    dailysalinfotype: info('dailyWage'),
    contracthoursalreq: request('hourlyWage'),
    contracthoursalinfo: info('hourlyWage'),
    realtimesalreqtype: request('realTimeSalary'),
    contractmrdailysalinfotype: info('realTimeSalary'),
  }
}
