import * as z from 'zod/mini'

export type BreakValues = { length: string; password: string; consent: boolean }

/** What is wrong with a field: the ids of its messages. */
export type BreakProblem = 'length' | 'password' | 'wrong' | 'consent'

const error = (problem: BreakProblem) => ({ error: problem })

/** @param hasPassword an account by mobile number may have none, and is asked for none. */
export const breakSchema = (hasPassword: boolean) =>
  z.object({
    length: z.string().check(z.minLength(1, error('length'))),
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, error('password'))),
    consent: z.boolean().check(z.refine((isGiven) => isGiven, error('consent'))),
  })
