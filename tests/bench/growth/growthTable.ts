/** The calls of each size beside each other. */
import type { CallTimes, Times } from './measureCalls.ts'

/** What was measured in a database of so many bets. */
export type Size = { bets: number; calls: readonly CallTimes[] }

const show = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`

/** Lines of call × bets × player, each p50 and p99 in milliseconds. */
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

/** What counts as grown: twice as long, and by so many milliseconds that it is no chance. */
const grownBy = { times: 2, milliseconds: 1.5 }

/** The calls whose median grows for a player from the smallest database to the largest. */
export function growingCalls(sizes: readonly Size[], player: 'ordinary' | 'heavy'): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  return (smallest?.calls ?? []).flatMap((small, index) => {
    const before = small[player].p50
    const after = largest?.calls[index]?.[player].p50 ?? before
    const grows = after > grownBy.times * before && after > before + grownBy.milliseconds
    return grows ? [small.call] : []
  })
}
