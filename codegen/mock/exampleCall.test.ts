import { describe, expect, it } from 'vitest'
import { curlOf, exampleCallOf } from './exampleCall.ts'

const nothing = { path: {}, query: {}, headers: {}, cookies: {} }

describe('example calls of operations', () => {
  it('an example call contains the path, query, headers, cookies and body of the sample request', () => {
    const call = exampleCallOf('/pets/{id}', {
      path: { id: 'a b' },
      query: { full: true, limit: 5 },
      headers: { 'X-Key': 'k' },
      cookies: { session: 's' },
      mediaType: 'application/json',
      body: { name: "Ana's" },
    })
    expect(call && curlOf('http://mock.test', 'PUT', call)).toBe(
      "curl --request PUT 'http://mock.test/pets/a%20b?full=true&limit=5' --header 'X-Key: k' " +
        "--header 'Cookie: session=s' --header 'Content-Type: application/json' " +
        `--data '{"name":"Ana'\\''s"}'`,
    )
  })

  it('an example call without parameters and body consists of its URL', () => {
    const call = exampleCallOf('/pets', nothing)
    expect(call && curlOf('http://mock.test', 'GET', call)).toBe("curl 'http://mock.test/pets'")
  })

  it('an example call with a text body contains the unchanged text', () => {
    const call = exampleCallOf('/notes', { ...nothing, mediaType: 'text/plain', body: 'Hi' })
    expect(call).toEqual({ url: '/notes', headers: { 'Content-Type': 'text/plain' }, body: 'Hi' })
  })

  it('a form body is URL-encoded, and a form without fields has no body', () => {
    const mediaType = 'application/x-www-form-urlencoded'
    expect(
      exampleCallOf('/a', { ...nothing, mediaType, body: { name: 'a b', limit: 5 } })?.body,
    ).toBe('name=a+b&limit=5')
    expect(exampleCallOf('/a', { ...nothing, mediaType, body: {} })).toEqual({
      url: '/a',
      headers: {},
    })
  })

  it.each([
    ['a call with a list in the URL', { ...nothing, query: { ids: [1, 2] } }],
    ['a call with a binary body', { ...nothing, mediaType: 'image/png', base64: 'AA==' }],
    [
      'a call with a multipart body',
      { ...nothing, mediaType: 'multipart/form-data', body: { name: 'Rex' } },
    ],
  ])('the example call is omitted for %s', (_, sample) => {
    expect(exampleCallOf('/pets', sample)).toBeUndefined()
  })
})
