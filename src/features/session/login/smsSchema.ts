import * as z from 'zod/mini'
import { joinText } from '../../../lib/text.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

/**
 * Values of a log-in by sms: the mobile number and the code (LOGIN-45), both without what stands between
 * their characters (LOGIN-44).
 */
export const smsSchema = z.object({
  dialingCode: z.string(),
  mobileNum: z.string().check(z.overwrite(joinText), z.regex(/[0-9]/)),
  code: z.string().check(z.overwrite(joinText), z.minLength(1)),
  remember: z.boolean(),
})

/** What is typed. */
export type SmsValues = z.infer<typeof smsSchema>
