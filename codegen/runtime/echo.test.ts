import { describe, expect, it } from 'vitest'
import { echo } from './echo.ts'

const request = (path: Record<string, unknown>, body?: unknown) => ({
  path,
  body,
  query: {},
  headers: new Headers(),
})
const valid = () => null

describe('echoing a request', () => {
  it("a response has the id from the request path in `id`, whatever the path parameter's name", () => {
    const body = { id: 1, petId: 2, name: 'Rex' }
    expect(echo(body, '/pets/{petId}', request({ petId: 7 }), valid)).toEqual({
      id: 7,
      petId: 7,
      name: 'Rex',
    })
  })

  it('a response has the ids of outer items from the request path, and keeps its own id', () => {
    const body = { id: 1, ownerId: 2 }
    expect(echo(body, '/owners/{ownerId}/pets', request({ ownerId: 7 }), valid)).toEqual({
      id: 1,
      ownerId: 7,
    })
  })

  it('a response has the submitted fields, but the id from the path overrides a submitted id', () => {
    const body = { id: 1, name: 'Rex', age: 3 }
    const sent = request({ id: 7 }, { id: 9, name: 'Tom', other: true })
    expect(echo(body, '/pets/{id}', sent, valid)).toEqual({ id: 7, name: 'Tom', age: 3 })
  })

  it('submitted values that are invalid in the response are not echoed', () => {
    const check = (body: unknown) =>
      (body as { name: string }).name === 'Tom' ? [{ path: '/name', reason: 'no' }] : null
    const sent = request({}, { name: 'Tom', age: 4 })
    expect(echo({ name: 'Rex', age: 3 }, '/pets', sent, check)).toEqual({ name: 'Rex', age: 4 })
  })

  it('a response is not changed if it has no validator', () => {
    expect(echo({ id: 1 }, '/pets/{id}', request({ id: 7 }), undefined)).toEqual({ id: 1 })
  })
})
