/**
 * Terms of each kind of contract, and helpers that offer contracts in Carla's team and respond to
 * them.
 */
import type { startTeam } from '../teamForTests.ts'

const minimums = { minimumBetAmount: '0.00', minimumActiveMembers: 0 }
export const tier = { periodValidBet: '0.00', periodProfitLoss: '0.00', activeMemberCount: 0 }
export const dividend = (rate: string) => ({
  kind: 'dividend',
  period: 'MONTHLY',
  ...minimums,
  tiers: [{ ...tier, rate }],
})
export const daily = (rate: string) => ({
  kind: 'dailyWage',
  betAmountDaily: '0.00',
  rate,
  ...minimums,
})
const hourly = (rate: string) => ({
  kind: 'hourlyWage',
  betAmountPerHour: '0.00',
  rate,
  ...minimums,
})
const realTime = (rate: string) => ({
  kind: 'realTimeSalary',
  profitRate: rate,
  lossRate: rate,
  singleBet: '0.00',
  ...minimums,
})
export const calls = [
  ['POST /wps/relay/MCS2_processDividendReq', dividend, 'DIVIDEND3'],
  ['POST /wps/relay/MCS2_processDailySalContract', daily, 'DAILYSALARY3'],
  ['POST /wps/relay/MCS2_processContractHourSalary', hourly, 'HOURLYSALARY3'],
  ['POST /wps/relay/MCSFE_processRealTimeSalaryContract', realTime, 'REALTIMESALARY3'],
] as const
export const dailyCall = 'POST /wps/relay/MCS2_processDailySalContract'

export type Team = Awaited<ReturnType<typeof startTeam>>
export const offer = async (
  team: Team,
  from: string,
  to: string,
  terms: object,
  call: string = calls[1][0],
) =>
  team.as(from, call as typeof dailyCall, { body: { action: 'OFFER', memberId: `m-${to}`, terms } })
export const answerTo = (team: Team, by: string, action: string, contractId: unknown) =>
  team.as(by, dailyCall, { body: { action, contractId } })
/**
 * Puts a daily-wage contract between two members of the team into force.
 * @returns id of the contract.
 */
export async function agree(team: Team, from: string, to: string, rate: string): Promise<string> {
  const { value } = await offer(team, from, to, daily(rate))
  await answerTo(team, to, 'ACCEPT', value.id)
  return String(value.id)
}
