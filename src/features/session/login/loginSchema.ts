import * as z from 'zod/mini'
import { normalizeText } from '../../../lib/text.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1))

/**
 * Schema of a log-in: username and password are required (LOGIN-43) and trimmed (LOGIN-44); the
 * captcha is required when `needsCaptcha` is true.
 */
export const loginSchema = (needsCaptcha: boolean) =>
  z.object({
    username: filledText,
    password: filledText,
    captcha: needsCaptcha ? filledText : z.string(),
    remember: z.boolean(),
  })

/** Values of the form. */
export type LoginValues = {
  username: string
  password: string
  captcha: string
  remember: boolean
}
