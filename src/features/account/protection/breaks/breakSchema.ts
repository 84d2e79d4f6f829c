import * as z from 'zod/mini'

export type BreakValues = { length: string; password: string; consent: boolean }

/** Problems of the form, each the id of its message. */
export type BreakProblem = 'length' | 'password' | 'wrong' | 'consent'

const error = (problem: BreakProblem) => ({ error: problem })

/**
 * @param hasPassword false for an account registered by mobile number without a password; the form
 * then asks for none.
 */
export const breakSchema = (hasPassword: boolean) =>
  z.object({
    length: z.string().check(z.minLength(1, error('length'))),
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, error('password'))),
    consent: z.boolean().check(z.refine((isGiven) => isGiven, error('consent'))),
  })
