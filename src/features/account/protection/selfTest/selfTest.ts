import * as z from 'zod/mini'

/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the
 * last twelve months. Brazil's rules ask for warning signs and a self-test (Portaria SPA/MF
 * 1.231/2024, article 4).
 */
export const questions = [
  'afford',
  'tolerance',
  'chasing',
  'borrowing',
  'feltProblem',
  'health',
  'criticism',
  'finances',
  'guilt',
] as const
export type Question = (typeof questions)[number]

/** The answers to each, from no point to three. */
export const answers = ['never', 'sometimes', 'mostly', 'always'] as const
type Answer = (typeof answers)[number]

export type SelfTestAnswers = Record<Question, Answer>

export const mostPoints = questions.length * (answers.length - 1)

const answer = z.enum(answers)

/** Every question has an answer. */
export const selfTestSchema = z.object({
  afford: answer,
  tolerance: answer,
  chasing: answer,
  borrowing: answer,
  feltProblem: answer,
  health: answer,
  criticism: answer,
  finances: answer,
  guilt: answer,
} satisfies Record<Question, typeof answer>)

/** From 0 to `mostPoints`. */
export const pointsOf = (given: SelfTestAnswers): number =>
  questions.reduce((sum, question) => sum + answers.indexOf(given[question]), 0)

export type Risk = 'none' | 'low' | 'moderate' | 'high'

/** What the index makes of its points. */
export function riskOf(points: number): Risk {
  if (points === 0) return 'none'
  if (points < 3) return 'low'
  return points < 8 ? 'moderate' : 'high'
}
