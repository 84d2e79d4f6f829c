import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOf, contractOf } from '../../testing/contractOf.ts'
import { propertyRuns } from '../../testing/propertyRuns.ts'
import { createJudge } from './judge/judge.ts'
import { readerOf } from './reader.ts'
import { composedOf, composedOften } from './testing/composition.ts'
import { satisfiable } from './testing/satisfiable.ts'

describe('any schema that can be satisfied', () => {
  it('gets values that satisfy it', () => {
    fc.assert(
      fc.property(satisfiable, (schema) => {
        expect(composedOften(schema, {}, { times: 2 }).invalidValues).toEqual([])
      }),
      { numRuns: propertyRuns(300), seed: 1 },
    )
  })

  it('is judged while a value is made as it is judged at the end', () => {
    const judge = createJudge(readerOf(contractOf({})))
    fc.assert(
      fc.property(satisfiable, satisfiable, fc.jsonValue(), (schema, other, value) => {
        const check = checkOf(schema)
        for (const one of [value, composedOf(other)]) {
          expect(judge(schema, one)).toBe(check(one) === null)
        }
      }),
      { numRuns: propertyRuns(200), seed: 1 },
    )
  })
})
