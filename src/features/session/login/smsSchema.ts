import * as z from 'zod/mini'
import { joinText } from '../../../lib/text.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/**
 * Values of a log-in by SMS: mobile number and code are required (LOGIN-45), and separators are
 * removed from both (LOGIN-44).
 */
export const smsSchema = z.object({
  dialingCode: z.string(),
  mobileNum: z.string().check(z.overwrite(joinText), z.regex(/[0-9]/)),
  code: z.string().check(z.overwrite(joinText), z.minLength(1)),
  remember: z.boolean(),
})

/** Values of the form. */
export type SmsValues = z.infer<typeof smsSchema>
