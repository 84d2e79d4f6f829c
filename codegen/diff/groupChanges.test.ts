import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { groupChanges, linesOfGroup } from './groupChanges.ts'

const change = (operation: string | undefined, kind: Change['kind'], place: string): Change => ({
  ...(operation && { operation }),
  kind,
  place,
  message: 'is new',
})

const linesOf = (changes: Change[]) => groupChanges(changes).map(linesOfGroup)

describe('changes grouped by operation', () => {
  it('breaking changes come first within an operation, and operations with breaking changes come first', () => {
    expect(
      linesOf([
        change('GET /a', 'added', 'query a'),
        change('GET /b', 'changed', 'query b'),
        change('GET /b', 'breaking', 'query c'),
      ]),
    ).toEqual([
      ['GET /b', '  breaking  query c: is new', '  changed   query b: is new'],
      ['GET /a', '  added     query a: is new'],
    ])
  })

  it('a change that several operations share is listed once, under all of them', () => {
    expect(
      linesOf([
        change('GET /a', 'breaking', 'response 400 /code'),
        change('GET /a', 'added', 'query a'),
        change('GET /b', 'breaking', 'response 400 /code'),
      ]),
    ).toEqual([
      ['GET /a', 'GET /b', '  breaking  response 400 /code: is new'],
      ['GET /a', '  added     query a: is new'],
    ])
  })

  it('a change that concerns no operation is listed under the whole contract', () => {
    expect(linesOf([change(undefined, 'breaking', 'security scheme key')])).toEqual([
      ['the whole contract', '  breaking  security scheme key: is new'],
    ])
  })

  it('a long list of operations is shortened, with a hint to use --json', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      change(`GET /${index}`, 'added', 'query a'),
    )
    const [lines = []] = linesOf(many)
    expect(lines).toHaveLength(10)
    expect(lines[8]).toBe('and 2 more; --json lists all')
  })
})
