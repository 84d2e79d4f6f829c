/** The four kinds of contract between an agent and a downline, with terms that any team fulfils. */

import type { ContractTerms } from '../../domain/people/contracts/terms.ts'
import type { OperationKey } from '../../gen/behaviour.ts'

const minimums = { minimumBetAmount: '0.00', minimumActiveMembers: 0 }
const tier = { periodValidBet: '0.00', periodProfitLoss: '0.00', activeMemberCount: 0 }

/** Operation and terms of each contract kind. */
export const contractKinds = {
  dividend: {
    key: 'POST /wps/relay/MCS2_processDividendReq',
    terms: { kind: 'dividend', period: 'DAILY', ...minimums, tiers: [{ ...tier, rate: '10.00' }] },
  },
  dailyWage: {
    key: 'POST /wps/relay/MCS2_processDailySalContract',
    terms: { kind: 'dailyWage', betAmountDaily: '10.00', rate: '1.00', ...minimums },
  },
  hourlyWage: {
    key: 'POST /wps/relay/MCS2_processContractHourSalary',
    terms: { kind: 'hourlyWage', betAmountPerHour: '5.00', rate: '0.50', ...minimums },
  },
  realTimeSalary: {
    key: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
    terms: {
      kind: 'realTimeSalary',
      profitRate: '0.25',
      lossRate: '0.50',
      singleBet: '1.00',
      ...minimums,
    },
  },
} as const satisfies Record<string, { key: OperationKey; terms: ContractTerms }>
