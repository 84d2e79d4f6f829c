import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { groupChanges, tellGroup } from './groupChanges.ts'

const change = (operation: string | undefined, kind: Change['kind'], place: string): Change => ({
  ...(operation && { operation }),
  kind,
  place,
  message: 'is new',
})

const told = (changes: Change[]) => groupChanges(changes).map(tellGroup)

describe('changes told by operation', () => {
  it('begin with what breaks, in each operation and among them', () => {
    expect(
      told([
        change('GET /a', 'added', 'query a'),
        change('GET /b', 'changed', 'query b'),
        change('GET /b', 'breaking', 'query c'),
      ]),
    ).toEqual([
      ['GET /b', '  breaking  query c: is new', '  changed   query b: is new'],
      ['GET /a', '  added     query a: is new'],
    ])
  })

  it('tell once what several operations have in common', () => {
    expect(
      told([
        change('GET /a', 'breaking', 'response 400 /code'),
        change('GET /a', 'added', 'query a'),
        change('GET /b', 'breaking', 'response 400 /code'),
      ]),
    ).toEqual([
      ['GET /a', 'GET /b', '  breaking  response 400 /code: is new'],
      ['GET /a', '  added     query a: is new'],
    ])
  })

  it('name the whole contract for what belongs to no operation', () => {
    expect(told([change(undefined, 'breaking', 'security scheme key')])).toEqual([
      ['the whole contract', '  breaking  security scheme key: is new'],
    ])
  })

  it('leave the rest of a long list to the JSON', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      change(`GET /${index}`, 'added', 'query a'),
    )
    const [lines = []] = told(many)
    expect(lines).toHaveLength(10)
    expect(lines[8]).toBe('and 2 more; --json lists all')
  })
})
