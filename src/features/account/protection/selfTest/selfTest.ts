import * as z from 'zod/mini'

/**
 * Nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001) about the last
 * twelve months. Brazil requires warning signs and a self-test (Portaria SPA/MF 1.231/2024, article
 * 4).
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

/** Answers to each question, worth zero to three points in this order. */
export const answers = ['never', 'sometimes', 'mostly', 'always'] as const
type Answer = (typeof answers)[number]

export type SelfTestAnswers = Record<Question, Answer>

export const mostPoints = questions.length * (answers.length - 1)

const answer = z.enum(answers)

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

/** Sum of the points, from 0 to `mostPoints`. */
export const pointsOf = (choices: SelfTestAnswers): number =>
  questions.reduce((sum, question) => sum + answers.indexOf(choices[question]), 0)

export type Risk = 'none' | 'low' | 'moderate' | 'high'

/** Risk level that the index assigns to a number of points. */
export function riskOf(points: number): Risk {
  if (points === 0) return 'none'
  if (points < 3) return 'low'
  return points < 8 ? 'moderate' : 'high'
}
