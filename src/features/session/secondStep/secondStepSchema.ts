import * as z from 'zod/mini'
import { normalizeText } from '../../../lib/text.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/** A code or a name, and whether to trust the IP address from now on. */
export const secondStepSchema = z.object({
  answer: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
  trustAddress: z.boolean(),
})

/** Values of the form. */
export type SecondStepValues = z.infer<typeof secondStepSchema>
