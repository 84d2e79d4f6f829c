import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import type { Value } from '../../../api/operations.ts'
import {
  byGameType,
  type ProblemOfRate,
  ratedGameTypes,
  readRate,
  type TeamRates,
} from '../rates/rates.ts'

export type RateBounds = Value<'GET /wps/agent/downline/{memberId}/rates'>
export type RatesValues = { rates: TeamRates }

/** Problems of typed rates, in the order of the fields. */
export const ratesProblems = (
  rates: TeamRates,
  { least, most }: RateBounds,
): readonly ProblemOfRate[] =>
  ratedGameTypes.flatMap((type) => {
    const { problem } = readRate(rates[type], most[type], least[type])
    return problem === undefined ? [] : [{ type, problem }]
  })

/** Resolver of typed rates. Its messages are problems, not texts. */
export const ratesResolver = (bounds: RateBounds) =>
  zodResolver(
    z.object({ rates: z.object(byGameType(() => z.string())) }).check(({ value, issues }) => {
      for (const { type, problem } of ratesProblems(value.rates, bounds))
        issues.push({ code: 'custom', message: problem, path: ['rates', type], input: value })
    }),
  )
