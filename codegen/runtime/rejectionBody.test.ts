import { describe, expect, it } from 'vitest'
import { writeRejectionBody } from './rejectionBody.ts'

const always = () => true

describe("a rejection in the contract's error schema", () => {
  it.each([
    ['its message', { code: 3, message: 'x' }, { code: 422, message: 'why' }],
    ['its detail before its title', { title: 'x', detail: 'y' }, { title: 'x', detail: 'why' }],
    ['a nested object', { error: { message: 'x' } }, { error: { message: 'why' } }],
    ['the objects of a list', { errors: [{ message: 'x' }] }, { errors: [{ message: 'why' }] }],
    ['the body itself if it is a string', 'x', 'why'],
  ])("the rejection's reason is written to %s", (_, body, result) => {
    expect(writeRejectionBody(body, 422, 'why', always)).toEqual(result)
  })

  it("the rejection's reason is written to the first message field whose schema allows it", () => {
    const body = { detail: 'x', message: 'y' }
    const isValid = (copy: unknown) => (copy as typeof body).detail === 'x'
    expect(writeRejectionBody(body, 400, 'why', isValid)).toEqual({ detail: 'x', message: 'why' })
  })

  it('writeRejectionBody returns undefined for an error body without a field for the reason', () => {
    expect(writeRejectionBody({ code: 3 }, 400, 'why', always)).toBeUndefined()
    expect(writeRejectionBody({ message: 'x' }, 400, 'why', () => false)).toBeUndefined()
  })

  it('writeRejectionBody does not change the documented example', () => {
    const body = { errors: [{ message: 'x' }] }
    writeRejectionBody(body, 400, 'why', always)
    expect(body).toEqual({ errors: [{ message: 'x' }] })
  })
})
