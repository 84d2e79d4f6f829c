import { describe, expect, it } from 'vitest'
import { nestFields, readMultipart } from './fields.ts'

describe('form fields', () => {
  const cases: [what: string, text: string, fields: unknown][] = [
    ['are read by name', 'a=1&b=', { a: '1', b: '' }],
    ['of one name become a list', 'a=1&a=2', { a: ['1', '2'] }],
    ['with empty brackets become a list', 'a[]=1', { a: ['1'] }],
    ['with numbers in brackets become a list', 'a[0]=1&a[1]=2', { a: ['1', '2'] }],
    [
      'with names in brackets become an object',
      'a[b][c]=1&a[d]=2',
      { a: { b: { c: '1' }, d: '2' } },
    ],
    [
      'with numbers and names in brackets become a list of objects',
      'a[0][b]=1&a[1][b]=2',
      { a: [{ b: '1' }, { b: '2' }] },
    ],
    ['with an unclosed bracket are plain', 'a[b=1&[c]=2', { 'a[b': '1', '[c]': '2' }],
    ['may have names that every object inherits', 'constructor[a]=1', { constructor: { a: '1' } }],
  ]
  it.each(cases)('form fields %s: %s', (_, text, fields) => {
    expect(nestFields(new URLSearchParams(text))).toEqual(fields)
  })

  it('a documented field name that contains brackets is not split', () => {
    const fields = nestFields(new URLSearchParams('a[b]=1&a[c]=2'), ['a[b]'])
    expect(fields).toEqual({ 'a[b]': '1', a: { c: '2' } })
  })

  it('a field name cannot change the prototype of an object', () => {
    const fields = nestFields(new URLSearchParams('__proto__[a]=1&a[__proto__][b]=2'))
    expect(Object.keys(fields)).toEqual(['__proto__', 'a'])
    expect('b' in {}).toBe(false)
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  })
})

describe('a multipart body', () => {
  async function bytesOf(form: FormData) {
    const response = new Response(form)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { bytes, type: response.headers.get('Content-Type') ?? '' }
  }

  it('each part of a multipart body is parsed as text, and the text of a file has one character per byte', async () => {
    const form = new FormData()
    form.append('name', 'São')
    form.append('photo', new Blob([new Uint8Array([0, 255])], { type: 'image/png' }), 'a.png')
    form.append('meta', new Blob(['{"a":1}'], { type: 'application/json' }))
    const { bytes, type } = await bytesOf(form)
    expect(await readMultipart(bytes, type)).toEqual({
      name: 'São',
      photo: '\u0000\u00ff',
      meta: '{"a":1}',
    })
  })

  it('readMultipart rejects bytes that are not a multipart body', async () => {
    const bytes = new TextEncoder().encode('not multipart')
    await expect(readMultipart(bytes, 'multipart/form-data; boundary=x')).rejects.toThrow(TypeError)
  })
})
