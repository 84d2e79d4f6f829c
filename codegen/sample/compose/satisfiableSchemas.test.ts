import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOf, contractOf } from '../../testing/contractOf.ts'
import { propertyRuns } from '../../testing/propertyRuns.ts'
import { createJudge } from './judge/judge.ts'
import { readerOf } from './reader.ts'
import { composedOf, composedOften } from './testing/composition.ts'
import { satisfiableSchemas } from './testing/satisfiableSchemas.ts'

describe('random satisfiable schemas', () => {
  it('composed values are valid for any satisfiable schema', () => {
    fc.assert(
      fc.property(satisfiableSchemas, (schema) => {
        expect(composedOften(schema, {}, { times: 2 }).invalidValues).toEqual([])
      }),
      { numRuns: propertyRuns(300), seed: 1 },
    )
  })

  it("the composer's own validator and the compiled validators agree on any satisfiable schema", () => {
    const judge = createJudge(readerOf(contractOf({})))
    fc.assert(
      fc.property(
        satisfiableSchemas,
        satisfiableSchemas,
        fc.jsonValue(),
        (schema, other, value) => {
          const check = checkOf(schema)
          for (const one of [value, composedOf(other)]) {
            expect(judge(schema, one)).toBe(check(one) === null)
          }
        },
      ),
      { numRuns: propertyRuns(200), seed: 1 },
    )
  })
})
