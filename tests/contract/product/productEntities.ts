import { describe, expect, it } from 'vitest'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { answerOf, bodyOf, missingFields, objectsIn, operationOf } from './contractFields.ts'

/** What an entity of the product holds, and a call that shows or takes it. */
export type Entity = {
  /** The requirement's id and the entity's name, for the test's title. */
  name: string
  call: OperationKey
  in: 'answer' | 'body'
  /**
   * Fields that stand together in one object; of a list in a field, any one is enough.
   * `location.ip` is a field of what stands at `location`.
   */
  fields: readonly (string | readonly string[])[]
}

/** Tests that the contract has each of these with every field that the product names. */
export function describeEntities(entities: readonly Entity[]): void {
  describe.each(entities)('$name', ({ call, in: where, fields }) => {
    it('holds every field that the product names', () => {
      const operation = operationOf(call)
      const schema = where === 'body' ? bodyOf(operation) : answerOf(operation)
      expect(missingFields(objectsIn(schema), fields)).toEqual([])
    })
  })
}
