import * as z from 'zod/mini'
import { normalizeText } from '../../../lib/text.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

/** A code or a name, and whether the address is to be known from now on. */
export const secondStepSchema = z.object({
  answer: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
  trustAddress: z.boolean(),
})

/** What is typed. */
export type SecondStepValues = z.infer<typeof secondStepSchema>
