import { describe, expect, it } from 'vitest'
import { writeRejectionBody } from './rejectionBody.ts'

const always = () => true

describe('a complaint in the shape of a contract', () => {
  it.each([
    ['its message', { code: 3, message: 'x' }, { code: 422, message: 'why' }],
    ['its detail before its title', { title: 'x', detail: 'y' }, { title: 'x', detail: 'why' }],
    ['what lies inside', { error: { message: 'x' } }, { error: { message: 'why' } }],
    ['what a list holds', { errors: [{ message: 'x' }] }, { errors: [{ message: 'why' }] }],
    ['itself, as a text', 'x', 'why'],
  ])('says why in %s', (_, body, told) => {
    expect(writeRejectionBody(body, 422, 'why', always)).toEqual(told)
  })

  it('says it where the contract allows the words', () => {
    const body = { detail: 'x', message: 'y' }
    const isValid = (changed: unknown) => (changed as typeof body).detail === 'x'
    expect(writeRejectionBody(body, 400, 'why', isValid)).toEqual({ detail: 'x', message: 'why' })
  })

  it('is not made where there is no place for words', () => {
    expect(writeRejectionBody({ code: 3 }, 400, 'why', always)).toBeUndefined()
    expect(writeRejectionBody({ message: 'x' }, 400, 'why', () => false)).toBeUndefined()
  })

  it('leaves the documented one as it is', () => {
    const body = { errors: [{ message: 'x' }] }
    writeRejectionBody(body, 400, 'why', always)
    expect(body).toEqual({ errors: [{ message: 'x' }] })
  })
})
