import { expect, it } from 'vitest'
import {
  mostPoints,
  pointsOf,
  questions,
  riskOf,
  type SelfTestAnswers,
  selfTestSchema,
} from './selfTest.ts'

const all = (answer: SelfTestAnswers['guilt']): SelfTestAnswers => ({
  afford: answer,
  tolerance: answer,
  chasing: answer,
  borrowing: answer,
  feltProblem: answer,
  health: answer,
  criticism: answer,
  finances: answer,
  guilt: answer,
})

it('each answer of the self-test counts zero to three points', () => {
  expect(pointsOf(all('never'))).toBe(0)
  expect(pointsOf(all('always'))).toBe(mostPoints)
  expect(mostPoints).toBe(27)
  expect(pointsOf({ ...all('never'), chasing: 'mostly', guilt: 'sometimes' })).toBe(3)
})

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('%i points of the self-test mean the risk %s', (points, risk) => {
  expect(riskOf(points)).toBe(risk)
})

it('the self-test rejects a form with an unanswered question', () => {
  expect(selfTestSchema.safeParse(all('never')).success).toBe(true)
  for (const question of questions) {
    expect(selfTestSchema.safeParse({ ...all('never'), [question]: null }).success).toBe(false)
  }
})
