import type { CallTimes, Times } from './measureCalls.ts'

/** Results for a database that contains `bets` bets. */
export type Size = { bets: number; calls: readonly CallTimes[] }

const show = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`

/** Rows of call × bets × player, each with p50 and p99 in milliseconds. */
export function growthTable(sizes: readonly Size[]): string[] {
  const width = 14
  const names = sizes.flatMap(({ bets }) => [`${bets / 1000}k ordinary`, `${bets / 1000}k heavy`])
  const line = (call: string, cells: readonly string[]) =>
    `${call.padEnd(24)}${cells.map((cell) => cell.padStart(width + 2)).join('')}`
  const rows = sizes[0]?.calls.map(({ call }, index) =>
    line(
      call,
      sizes.flatMap(({ calls }) => {
        const one = calls[index]
        return one ? [show(one.ordinary), show(one.heavy)] : []
      }),
    ),
  )
  return [line('p50 / p99 in ms', names), ...(rows ?? [])]
}

/**
 * A call counts as growing if it takes more than `times` as long and more than `milliseconds`
 * longer. The second condition excludes noise.
 */
const grownBy = { times: 2, milliseconds: 1.5 }

/** Calls whose median grows for a player between the smallest and the largest database. */
export function growingCalls(sizes: readonly Size[], player: 'ordinary' | 'heavy'): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  return (smallest?.calls ?? []).flatMap((smallCall, index) => {
    const before = smallCall[player].p50
    const after = largest?.calls[index]?.[player].p50 ?? before
    const grows = after > grownBy.times * before && after > before + grownBy.milliseconds
    return grows ? [smallCall.call] : []
  })
}
