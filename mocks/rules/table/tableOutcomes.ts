/** Outcomes of the rounds that all players of a table share, the same on every gateway. */
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { chanceOf, type RoundSecret, secretOf } from '../sharedRounds.ts'
import type { TableRules, TableVariant } from './tableRules.ts'
import { roundAt } from './tableTimes.ts'

export type TableResult = { number: number; outcome: readonly string[] }

/** Id of a round, unique among all tables. */
export const roundIdOf = (nodeId: string, number: number): string => `${nodeId}-${number}`

/** Number of a round from its id. */
export const roundNumberOf = (roundId: string): number => Number(roundId.split('-').at(-1))

/** Outcome of a round, derived from the secret of the platform. */
export async function drawOutcome(
  secret: RoundSecret,
  rules: TableRules,
  roundId: string,
): Promise<readonly string[]> {
  return rules.draw(await chanceOf(secret, roundId, rules.chanceBlocks))
}

/** Outcome of a table's round. Not for use inside a transaction. */
export const outcomeOf = async (
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  nodeId: string,
  rules: TableRules,
  number: number,
): Promise<readonly string[]> =>
  drawOutcome(await secretOf(context), rules, roundIdOf(nodeId, number))

/** Results of the last rounds whose draw has ended, newest first. */
export async function lastResults(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  nodeId: string,
  { rules, times }: Pick<TableVariant, 'rules' | 'times'>,
  count: number,
): Promise<TableResult[]> {
  const secret = await secretOf(context)
  const { number, phase } = roundAt(times, context.now())
  const newest = phase === 'RESULT' ? number : number - 1
  const numbers = Array.from({ length: count }, (_, back) => newest - back)
  return Promise.all(
    numbers.map(async (past) => ({
      number: past,
      outcome: await drawOutcome(secret, rules, roundIdOf(nodeId, past)),
    })),
  )
}
