import type { SetUps } from './setUp.ts'

/** Those who offer are agents; the sample is an offer. */
const byAgent = async () => ({ who: 'carla' })

export const contracts: SetUps = {
  'POST /wps/relay/MCS2_processDividendReq': byAgent,
  'POST /wps/relay/MCS2_processDailySalContract': byAgent,
  'POST /wps/relay/MCS2_processContractHourSalary': byAgent,
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': byAgent,
}
