/** Latency of each page for the agent of a large team, and of other calls meanwhile. */

import { residentMemory } from '../gateway/processCost.ts'
import { median, round } from '../page/measuredPage.ts'
import { othersMeanwhile } from './othersMeanwhile.ts'

type Figure = { figure: string; value: number; unit: string; target?: string }

const repetitions = 7
const longestWait = 20

type Measured = { path: string; figure: string; goal?: number }

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const measured = (): Measured[] => [
  { figure: 'tree opens', path: '/wps/agent/downline', goal: 100 },
  { figure: 'branch opens', path: '/wps/agent/downline?memberId=m-l1n7', goal: 100 },
  { figure: 'search', path: '/wps/agent/downline?search=n77', goal: 200 },
  { figure: 'search for one', path: '/wps/agent/downline?search=l9n4771', goal: 200 },
  { figure: 'downline by balance', path: '/wps/agent/downline?sort=BALANCE' },
  { figure: 'overview of 30 days', path: `/wps/agent/overview?from=${dayAgo(29)}`, goal: 150 },
  { figure: 'bets of 7 days', path: `/wps/agent/bets?from=${dayAgo(6)}` },
  { figure: 'losses of 30 days', path: `/wps/agent/losses?from=${dayAgo(29)}` },
  { figure: 'movements of 7 days', path: `/wps/agent/transactions?from=${dayAgo(6)}` },
]

type Gateway = { url: string; pid: number }

export async function measureTeam({ url, pid }: Gateway, token: string): Promise<Figure[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const ask = async (path: string) => {
    const begun = performance.now()
    const answer = await fetch(`${url}${path}`, { headers })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    return performance.now() - begun
  }
  const rows: Figure[] = []
  // Warm-up, since the first calls of the other users are slower.
  await (await othersMeanwhile(url))()
  for (const { figure, path, goal } of measured()) {
    await ask(path)
    const endOthers = await othersMeanwhile(url)
    const times: number[] = []
    while (times.length < repetitions) times.push(await ask(path))
    const target = goal === undefined ? {} : { target: `<= ${goal}` }
    rows.push({ figure, value: round(median(times), 0), unit: 'ms', ...target })
    const others = round(await endOthers(), 0)
    rows.push({
      figure: `${figure}: longest wait of others`,
      value: others,
      unit: 'ms',
      target: `<= ${longestWait}`,
    })
  }
  return [...rows, ...(await measureCsv({ url, pid }, headers))]
}

/** Number of line ends, counted cheaply, since the gateway needs the processor. */
function linesIn(chunk: Uint8Array): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Export of a million rows: duration, memory of the gateway, and latency of other users' calls. */
async function measureCsv(
  { url, pid }: Gateway,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const before = await residentMemory(pid)
  const endOthers = await othersMeanwhile(url)
  const begun = performance.now()
  const answer = await fetch(`${url}/wps/agent/csv/bets?from=${dayAgo(31)}`, { headers })
  if (!answer.ok || !answer.body) throw new Error(`The file: ${answer.status}`)
  let lines = 0
  let most = before
  for await (const chunk of answer.body) {
    lines += linesIn(chunk)
    most = Math.max(most, await residentMemory(pid))
  }
  const seconds = (performance.now() - begun) / 1000
  const others = await endOthers()
  return [
    { figure: 'CSV: rows', value: lines - 1, unit: '' },
    { figure: 'CSV: rows a second', value: round((lines - 1) / seconds, 0), unit: '/s' },
    { figure: 'CSV: more memory than before', value: round(most - before, 0), unit: 'MB' },
    {
      figure: 'CSV: longest wait of others',
      value: round(others, 0),
      unit: 'ms',
      target: `<= ${longestWait}`,
    },
  ]
}
