import { describe, expect, it } from 'vitest'
import type { Parameter } from '../contract/operations.ts'
import { headerText, pathText, queryText } from './serialise.ts'

const parameter = (style: string, explode: boolean): Parameter => ({
  name: 'color',
  where: 'query',
  required: true,
  style,
  explode,
  isJson: false,
  schema: { steps: [], value: {} },
})
const list = ['blue', 'black', 'brown']
const object = { R: 100, G: 200 }

// The cases are from the table of style examples in OpenAPI's specification.
describe('encoding of parameters', () => {
  it.each([
    ['form', true, list, 'color=blue&color=black&color=brown'],
    ['form', false, list, 'color=blue,black,brown'],
    ['form', true, object, 'R=100&G=200'],
    ['form', false, object, 'color=R,100,G,200'],
    ['form', true, '', 'color='],
    ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
    ['pipeDelimited', false, list, 'color=blue|black|brown'],
    ['deepObject', true, object, 'color[R]=100&color[G]=200'],
    ['deepObject', true, { a: [{ b: 1 }] }, 'color[a][0][b]=1'],
  ])(
    'a query parameter of style %s with explode %s is encoded as OpenAPI defines',
    (style, explode, value, text) => {
      expect(queryText(parameter(style, explode), value)).toBe(text)
    },
  )

  it.each([
    ['simple', false, list, 'blue,black,brown'],
    ['simple', false, object, 'R,100,G,200'],
    ['simple', true, object, 'R=100,G=200'],
    ['label', true, list, '.blue.black.brown'],
    ['label', true, object, '.R=100.G=200'],
    ['matrix', false, 'blue', ';color=blue'],
    ['matrix', false, list, ';color=blue,black,brown'],
    ['matrix', true, list, ';color=blue;color=black;color=brown'],
    ['matrix', false, object, ';color=R,100,G,200'],
    ['matrix', true, object, ';R=100;G=200'],
    ['simple', false, 'a/b c', 'a%2Fb%20c'],
  ])(
    'a path parameter of style %s with explode %s is encoded as OpenAPI defines',
    (style, explode, value, text) => {
      expect(pathText(parameter(style, explode), value)).toBe(text)
    },
  )

  it('a header value is encoded in the style simple, and as JSON if it has a media type', () => {
    expect(headerText(parameter('simple', false), object)).toBe('R,100,G,200')
    expect(headerText({ explode: false, isJson: true }, object)).toBe('{"R":100,"G":200}')
  })
})
