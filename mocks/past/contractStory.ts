/**
 * Contracts of the agent Carla's team in the last month. `contracts.ts` computes their settlements.
 */
import type { ContractEndReason } from '../../platform/domain/people/contracts/contractState.ts'
import type { ContractTerms } from '../../platform/domain/people/contracts/terms.ts'

/** Contract with its offer, its acceptance and its end. All times are in days before now. */
export type PastContract = {
  /** Last part of the contract's id. */
  name: string
  /** Username of the upline; null for the platform. */
  upline: string | null
  downline: string
  terms: ContractTerms
  offeredDaysAgo: number
  /** Undefined if the offer was not accepted. */
  acceptedDaysAgo?: number
  /**
   * End of the offer or contract; undefined while an offer is open or a contract is active.
   * `EXPIRED` means that nobody responded to the offer.
   */
  end?: { ago: number; how: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | ContractEndReason }
}

const lowMinimums = { minimumBetAmount: '10.00', minimumActiveMembers: 1 }
const highMinimums = { minimumBetAmount: '20.00', minimumActiveMembers: 3 }

type Period = Extract<ContractTerms, { kind: 'dividend' }>['period']

/**
 * Terms with three tiers. The first rate applies from the first bet on, the higher rates apply to
 * teams that bet and lose more.
 */
const dividend = (period: Period, rates: readonly [string, string, string]): ContractTerms => ({
  kind: 'dividend',
  period,
  ...lowMinimums,
  tiers: [
    {
      periodValidBet: '0.00',
      periodProfitLoss: '0.00',
      activeMemberCount: 1,
      rate: rates[0],
    },
    {
      periodValidBet: '1500.00',
      periodProfitLoss: '200.00',
      activeMemberCount: 5,
      rate: rates[1],
    },
    {
      periodValidBet: '4000.00',
      periodProfitLoss: '600.00',
      activeMemberCount: 10,
      rate: rates[2],
    },
  ],
})
const daily = (rate: string, betAmountDaily: string): ContractTerms => ({
  kind: 'dailyWage',
  betAmountDaily,
  rate,
  ...lowMinimums,
})
const hourly = (rate: string, betAmountPerHour: string): ContractTerms => ({
  kind: 'hourlyWage',
  betAmountPerHour,
  rate,
  ...lowMinimums,
})
const realTime = (profitRate: string, lossRate: string): ContractTerms => ({
  kind: 'realTimeSalary',
  profitRate,
  lossRate,
  singleBet: '10.00',
  ...lowMinimums,
})

/**
 * Contracts between the platform and Carla. They limit the rates that Carla may offer to others.
 */
const ofCarla: readonly PastContract[] = (
  [
    ['carla-dividend', dividend('WEEKLY', ['20.00', '30.00', '40.00']), 30],
    ['carla-daily', daily('2.00', '200.00'), 30],
    ['carla-hourly', hourly('1.00', '50.00'), 15],
    ['carla-realtime', realTime('0.50', '0.50'), 8],
  ] as const
).map(([name, terms, offeredDaysAgo]) => ({
  name,
  upline: null,
  downline: 'carla',
  terms,
  offeredDaysAgo,
  acceptedDaysAgo: offeredDaysAgo - 0.4,
}))

/**
 * Contracts between the agents Carla and Davi: an active contract or open offer of each kind, and
 * earlier contracts and offers.
 */
const ofDavi: readonly PastContract[] = [
  {
    name: 'davi-dividend-1',
    terms: dividend('WEEKLY', ['15.00', '22.00', '30.00']),
    offeredDaysAgo: 29,
    acceptedDaysAgo: 28.8,
    end: { ago: 12, how: 'REPLACED' },
  },
  {
    name: 'davi-dividend-2',
    terms: dividend('WEEKLY', ['12.00', '18.00', '25.00']),
    offeredDaysAgo: 12.6,
    acceptedDaysAgo: 12,
  },
  {
    name: 'davi-daily-1',
    terms: daily('0.30', '300.00'),
    offeredDaysAgo: 20.2,
    end: { ago: 19.7, how: 'REJECTED' },
  },
  {
    name: 'davi-daily-2',
    terms: daily('0.60', '100.00'),
    offeredDaysAgo: 19.1,
    acceptedDaysAgo: 18.9,
  },
  {
    name: 'davi-hourly-1',
    terms: hourly('0.35', '30.00'),
    offeredDaysAgo: 26,
    acceptedDaysAgo: 25.6,
    end: { ago: 8.2, how: 'UPLINE' },
  },
  { name: 'davi-hourly-2', terms: hourly('0.25', '50.00'), offeredDaysAgo: 1.2 },
  {
    name: 'davi-realtime-1',
    terms: realTime('0.30', '0.40'),
    offeredDaysAgo: 6.2,
    acceptedDaysAgo: 6,
  },
].map((one) => ({ ...one, upline: 'carla', downline: 'davi' }) as PastContract)

const ofOthers: readonly PastContract[] = [
  {
    name: 'livia-dividend-1',
    upline: 'carla',
    downline: 'livia.prado',
    terms: dividend('MONTHLY', ['10.00', '15.00', '20.00']),
    offeredDaysAgo: 28,
    acceptedDaysAgo: 27.3,
  },
  {
    name: 'livia-daily-1',
    upline: 'carla',
    downline: 'livia.prado',
    terms: daily('0.40', '150.00'),
    offeredDaysAgo: 16,
    end: { ago: 9, how: 'EXPIRED' },
  },
  {
    name: 'marcos-hourly-1',
    upline: 'carla',
    downline: 'marcos.teles',
    terms: hourly('0.30', '40.00'),
    offeredDaysAgo: 14.4,
    acceptedDaysAgo: 14.1,
  },
  {
    name: 'marcos-realtime-1',
    upline: 'carla',
    downline: 'marcos.teles',
    terms: realTime('0.10', '0.10'),
    offeredDaysAgo: 4,
    end: { ago: 3.5, how: 'REJECTED' },
  },
  {
    name: 'yasmin-dividend-1',
    upline: 'carla',
    downline: 'yasmin.rocha',
    terms: { ...dividend('SEMIMONTHLY', ['8.00', '10.00', '12.00']), ...highMinimums },
    offeredDaysAgo: 2.5,
  },
  {
    name: 'yasmin-daily-1',
    upline: 'carla',
    downline: 'yasmin.rocha',
    terms: daily('1.20', '50.00'),
    offeredDaysAgo: 10,
    end: { ago: 9.8, how: 'WITHDRAWN' },
  },
  {
    name: 'bia-dividend-1',
    upline: 'davi',
    downline: 'bia.furtado',
    terms: dividend('WEEKLY', ['14.00', '20.00', '28.00']),
    offeredDaysAgo: 24.5,
    acceptedDaysAgo: 24,
    end: { ago: 12, how: 'UPLINE_RATE_LOWERED' },
  },
  {
    name: 'bia-realtime-1',
    upline: 'davi',
    downline: 'bia.furtado',
    terms: realTime('0.10', '0.15'),
    offeredDaysAgo: 0.5,
  },
  {
    name: 'caio-daily-1',
    upline: 'davi',
    downline: 'caio.nunes',
    terms: daily('0.25', '50.00'),
    offeredDaysAgo: 15.3,
    acceptedDaysAgo: 15,
  },
  {
    name: 'caio-dividend-1',
    upline: 'davi',
    downline: 'caio.nunes',
    terms: dividend('WEEKLY', ['8.00', '9.00', '10.00']),
    offeredDaysAgo: 22,
    acceptedDaysAgo: 21.5,
    end: { ago: 13.4, how: 'DOWNLINE' },
  },
]

/**
 * All contracts of the team. An upline receives its own contract before it offers one to a
 * downline.
 */
export const contractStory: readonly PastContract[] = [...ofCarla, ...ofDavi, ...ofOthers]
