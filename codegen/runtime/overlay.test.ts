import { describe, expect, it } from 'vitest'
import { checkOf } from '../testing/contractOf.ts'
import { overlay } from './overlay.ts'

const owner = {
  type: 'object',
  required: ['city', 'code'],
  properties: { city: { type: 'string' }, code: { type: 'integer' } },
}
const pet = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', maxLength: 5 },
    kind: { enum: ['cat', 'dog'] },
    owner,
  },
}
const rex = { id: 1, name: 'Rex', kind: 'dog', owner: { city: 'Rome', code: 1 } }

const judge = (schema: object) => {
  const check = checkOf({ ...schema })
  return (body: unknown) => check(body) === null
}

describe('overlaying values on a generated response body', () => {
  it('overlaid values replace the properties of the same names and no others', () => {
    expect(overlay(rex, { name: 'Tom', kind: 'cat' }, judge(pet))).toEqual({
      ...rex,
      name: 'Tom',
      kind: 'cat',
    })
  })

  it('overlaid values without a property of the same name in the body are dropped', () => {
    expect(overlay(rex, { name: 'Tom', password: 'x' }, () => true)).toEqual({
      ...rex,
      name: 'Tom',
    })
  })

  it("overlaid values are converted to the property's type", () => {
    expect(overlay(rex, { id: '7', name: 12 }, judge(pet))).toMatchObject({ id: 7, name: '12' })
    expect(overlay(rex, { id: 'seven' }, judge(pet))).toEqual(rex)
  })

  it('overlaid values are applied one by one if all together make the body invalid', () => {
    expect(overlay(rex, { name: 'too long', kind: 'cat' }, judge(pet))).toEqual({
      ...rex,
      kind: 'cat',
    })
  })

  it('an overlaid object keeps the required properties that the submitted value lacks', () => {
    expect(overlay(rex, { owner: { city: 'Oslo' } }, judge(pet))).toEqual({
      ...rex,
      owner: { city: 'Oslo', code: 1 },
    })
  })

  it('overlaid values reach the properties of an object that wraps the whole item', () => {
    const wrapped = { type: 'object', properties: { data: pet, success: { type: 'boolean' } } }
    const body = { success: true, data: rex }
    expect(overlay(body, { id: '7' }, judge(wrapped))).toEqual({
      success: true,
      data: { ...rex, id: 7 },
    })
  })

  it('overlaid values reach the properties inside `attributes` too, as in JSON:API', () => {
    const body = { id: 'a', attributes: { name: 'Rex' } }
    expect(overlay(body, { id: 'b', name: 'Tom' }, () => true)).toEqual({
      id: 'b',
      attributes: { name: 'Tom' },
    })
    const other = { id: 'a', owner: { name: 'Ana' } }
    expect(overlay(other, { id: 'b', name: 'Tom' }, () => true)).toEqual({ ...other, id: 'b' })
  })

  it('overlaid values change nothing in a body that contains several objects', () => {
    const body = { one: { id: 1 }, other: { id: 2 } }
    expect(overlay(body, { id: 7 }, () => true)).toEqual(body)
  })

  it('an overlay does not change the original body', () => {
    const body = { data: { id: 1, tags: ['a'] } }
    const changed = overlay(body, { id: 2 }, () => true)
    expect(body).toEqual({ data: { id: 1, tags: ['a'] } })
    expect(changed).toEqual({ data: { id: 2, tags: ['a'] } })
    expect(overlay([1], { id: 2 }, () => true)).toEqual([1])
  })
})
