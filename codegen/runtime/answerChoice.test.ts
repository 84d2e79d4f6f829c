import { describe, expect, it } from 'vitest'
import { type Answer, bodyNameOf, choose } from './answerChoice.ts'

const answer: Answer = { headers: {}, examples: { one: 1 } }
const answersOf = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, answer]))

describe('choose', () => {
  it.each([
    ['the first success', ['404', '201', '202'], '201', 201],
    ['the class 2XX', ['2XX', '404'], '2XX', 200],
    ['the default, where no success is described', ['default', '404'], 'default', 200],
    ['a redirection where nothing else is documented', ['404', '302'], '302', 302],
    ['a failure where nothing else is documented', ['404'], '404', 404],
  ])('the default response is %s', (_, statuses, key, status) => {
    expect(choose(answersOf(...statuses), {})).toEqual({ key, status })
  })

  it.each([
    ['404', ['200', '404'], { key: '404', status: 404 }],
    ['418', ['200', '4XX'], { key: '4XX', status: 418 }],
    ['500', ['200', 'default'], { key: 'default', status: 500 }],
    ['500', ['200'], undefined],
  ])('the most specific response for code %s is chosen among %j', (code, statuses, choice) => {
    expect(choose(answersOf(...statuses), { code })).toEqual(choice)
  })

  it('the preferred example name selects the response that has an example of that name', () => {
    const other: Answer = { headers: {}, examples: { toString: 1, gone: 2 } }
    const answers = { ...answersOf('200'), '404': other }
    expect(choose(answers, { example: 'gone' })).toEqual({ key: '404', status: 404 })
    expect(choose(answersOf('200'), { example: 'toString' })).toBeUndefined()
  })
})

describe('bodyNameOf', () => {
  const several: Answer = { ...answer, preferredName: 'a', variants: ['a', 'b', 'c'] }
  const names = (count: number) =>
    Array.from({ length: count }, (_, id) => bodyNameOf(several, ['GET /a/{id}', { id }]))

  it('the default body is chosen for a response without variants', () => {
    expect(bodyNameOf({ ...answer, preferredName: 'one' }, ['GET /a'])).toBe('one')
  })

  it('the body varies with the parameters of the request, and is the same for the same parameters', () => {
    expect(new Set(names(30))).toEqual(new Set(['a', 'b', 'c']))
    expect(names(30)).toEqual(names(30))
  })
})
