/** Latency of the calls that read a member's history. */
import { heavyShare } from './manyBets.ts'

/** Number of repetitions; more would exceed the rate limit of a session per minute. */
const repetitions = 100

const pageSize = 20
const lastPage = (rows: number) => Math.max(1, Math.floor(rows / pageSize))
const monthAgo = () => new Date(Date.now() - 29 * 86_400_000).toISOString()

/** Paths by their name in the table; `bets` is the number of the caller's bets. */
const calls: Readonly<Record<string, (bets: number) => string>> = {
  'member info': () => '/wps/member/info',
  'funds, consolidated': () => '/wps/member/info/funds/consolidated',
  'wallets: bonuses': () => '/wps/v2/wallets/bonuses',
  VIP: () => '/wps/vip',
  'VIP history': () => '/wps/vip/history',
  'profit record': () => '/wps/records/profit',
  'profit of 30 days': () => `/wps/records/profit?from=${monthAgo()}`,
  'bets, first page': () => '/wps/records/bets',
  'bets, deep page': (bets) => `/wps/records/bets?page=${lastPage(bets)}`,
  'bets of 30 days': () => `/wps/records/bets?from=${monthAgo()}`,
  'bets of one vendor': () => '/wps/records/bets?vendor=JILI',
  'transactions, first page': () => '/wps/records/transactions',
  'transactions, deep page': (bets) => `/wps/records/transactions?page=${lastPage(bets)}`,
  'transactions, wins': () => '/wps/records/transactions?kind=WIN',
  bonuses: () => '/wps/records/bonuses',
  'account record': () => '/wps/records/creditReport',
  rebates: () => '/wps/rebates',
  'rebates, history': () => '/wps/rebates/history',
  missions: () => '/wps/relay/MCSFE_getMissionSummaryDetails',
  leaderboard: () => '/wps/relay/MCSFE_getMissionLeaderboard',
  raffle: () => '/wps/raffles/sorteio-da-semana',
  promotions: () => '/wps/promotions',
  promotion: () => '/wps/promotions/black-november',
  rewards: () => '/wps/rewards',
  'counts of rewards': () => '/wps/rewards/counts',
  'terms of a withdrawal': () => '/wps/withdrawals/terms',
  withdrawals: () => '/wps/withdrawals',
  deposits: () => '/wps/deposits',
  limits: () => '/wps/member/limits',
  'reality check': () => '/wps/member/realityCheck',
  points: () => '/wps/relay/MCS2_getPointBalance',
  'points, first page': () => '/wps/relay/ODSFE2_MemTransDet',
  'points, deep page': (bets) => `/wps/relay/ODSFE2_MemTransDet?page=${lastPage(bets)}`,
  'recent games': () => '/wps/relay/GCS_recentGame?clientType=3',
  messages: () => '/wps/messages',
  'history of log-ins': () => '/wps/member/loginHistory',
}

/** Median and 99th percentile in milliseconds. */
export type Times = { p50: number; p99: number }
/** Latencies of one call for each of two players. */
export type CallTimes = { call: string; ordinary: Times; heavy: Times }

export function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** Number of calls: each has its own session, since sessions are rate-limited. */
export const callCount = Object.keys(calls).length

type Player = 'ordinary' | 'heavy'

/**
 * Measures each call for both players in turn, so that a busy moment of the machine affects both.
 * @param tokens of each player, one for each call.
 * @param bets total number of bets.
 */
export async function measureCalls(
  url: string,
  tokens: Readonly<Record<Player, readonly string[]>>,
  bets: number,
): Promise<CallTimes[]> {
  const ask = async (path: string, token: string) => {
    const begun = performance.now()
    const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    return performance.now() - begun
  }
  const measured: CallTimes[] = []
  for (const [index, [call, pathFor]] of Object.entries(calls).entries()) {
    const [few, many] = [pathFor(pageSize), pathFor(heavyShare(bets))]
    const [ordinary = '', heavy = ''] = [tokens.ordinary[index], tokens.heavy[index]]
    await ask(few, ordinary)
    await ask(many, heavy)
    const times: Record<Player, number[]> = { ordinary: [], heavy: [] }
    for (let turn = 0; turn < repetitions; turn += 1) {
      times.ordinary.push(await ask(few, ordinary))
      times.heavy.push(await ask(many, heavy))
    }
    measured.push({ call, ordinary: timesOf(times.ordinary), heavy: timesOf(times.heavy) })
  }
  return measured
}
