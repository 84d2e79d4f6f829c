import * as z from 'zod/mini'
import { normalizeText } from '../../../lib/text.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1))

/**
 * What a login needs: both filled in (LOGIN-43), both trimmed (LOGIN-44), the captcha when asked.
 */
export const loginSchema = (needsCaptcha: boolean) =>
  z.object({
    username: filledText,
    password: filledText,
    captcha: needsCaptcha ? filledText : z.string(),
    remember: z.boolean(),
  })

/** What is typed. */
export type LoginValues = {
  username: string
  password: string
  captcha: string
  remember: boolean
}
