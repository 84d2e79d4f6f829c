import { describe, expect, it } from 'vitest'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { answerOf, bodyOf, missingFields, objectsIn, operationOf } from './contractFields.ts'

/** Fields of an entity of the product, and a call that returns or accepts it. */
export type Entity = {
  /** Requirement id and the entity's name, for the test's title. */
  name: string
  call: OperationKey
  in: 'answer' | 'body'
  /**
   * Fields that one object contains; of a nested list, any one is enough. `location.ip` is a field
   * of the object `location`.
   */
  fields: readonly (string | readonly string[])[]
}

/** Tests that the contract has each of these entities with every field of the product. */
export function describeEntities(entities: readonly Entity[]): void {
  describe.each(entities)('$name', ({ call, in: where, fields }) => {
    it('the entity has every field that the product defines', () => {
      const operation = operationOf(call)
      const schema = where === 'body' ? bodyOf(operation) : answerOf(operation)
      expect(missingFields(objectsIn(schema), fields)).toEqual([])
    })
  })
}
