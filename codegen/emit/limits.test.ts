import { describe, expect, it } from 'vitest'
import type { Contract } from '../contract/contract.ts'
import { emitLimits } from './limits.ts'

const emit = (schemas: Record<string, unknown>): string => {
  const contract: Contract = {
    info: { title: 'Orders', version: '1' },
    components: { schemas },
  }
  return emitLimits(contract)
}

describe('emitLimits', () => {
  it('the limits of a scalar schema are the limit keywords that it contains', () => {
    const Code = { type: 'string', minLength: 1, maxLength: 8, pattern: '^[a-z]+$', title: 'Code' }
    expect(emit({ Code })).toBe(
      'export const codeLimits = {"minLength":1,"maxLength":8,"pattern":"^[a-z]+$"} as const\n',
    )
  })

  it('the limits of an object contain those of its properties, also if a property is a reference', () => {
    const Amount = { type: 'integer', minimum: 0, maximum: 5 }
    const Order = {
      type: 'object',
      properties: {
        amount: { $ref: '#/components/schemas/Amount' },
        parts: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } },
        isPaid: { type: 'boolean' },
      },
    }
    expect(emit({ Amount, Order })).toContain(
      'orderLimits = {"amount":{"minimum":0,"maximum":5},' +
        '"parts":{"maxItems":3,"items":{"maxLength":9}}} as const',
    )
  })

  it('the limits of a map contain those of its values', () => {
    const Names = { type: 'object', additionalProperties: { type: 'string', maxLength: 4 } }
    expect(emit({ Names })).toContain('{"additionalProperties":{"maxLength":4}}')
  })

  it('the limits of a recursive schema end at the reference to the schema itself', () => {
    const Tree = {
      type: 'array',
      maxItems: 2,
      items: { $ref: '#/components/schemas/Tree' },
    }
    expect(emit({ Tree })).toContain('treeLimits = {"maxItems":2,"items":{"maxItems":2}}')
  })

  it('a schema without limits is omitted', () => {
    expect(emit({ Flag: { type: 'boolean' } })).toBe('')
  })
})
