import * as z from 'zod/mini'
import type { Language } from '../../../../kit/i18n/allLanguages.ts'
import type { PlayerLimit } from './playerLimit.ts'
import { type LimitValues, readLimit } from './readLimit.ts'

const typedValues = z.object({
  choice: z.enum(['limited', 'unlimited']),
  amount: z.string(),
  hours: z.string(),
  minutes: z.string(),
})

/** Schema of the limit form; its messages are the problems of `readLimit`. */
export const limitSchema = (limit: PlayerLimit, language: Language) =>
  typedValues.check(({ value, issues }) => {
    const read = readLimit(limit, value satisfies LimitValues, language)
    if (read.problem === undefined) return
    issues.push({ code: 'custom', message: read.problem, path: [read.field], input: value })
  })
