import * as z from 'zod/mini'
import { normalizeText } from '../../../lib/text.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

/** The digits of a number, however it is written. */
const digits = z.string().check(
  z.overwrite((text) => text.replace(/\D/g, '')),
  z.minLength(1),
)

/**
 * What a log-in by sms needs: the mobile number and the code (LOGIN-45), both trimmed (LOGIN-44).
 */
export const smsSchema = z.object({
  dialingCode: z.string(),
  mobileNum: digits,
  code: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
  remember: z.boolean(),
})

/** What is typed. */
export type SmsValues = z.infer<typeof smsSchema>
