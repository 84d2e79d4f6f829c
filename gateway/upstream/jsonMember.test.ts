import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDeeperThan, withNumber } from './jsonMember.ts'

const path = ['value', 'register', 'rulesVersion']
const set = (json: string) => withNumber(json, path, 7)

describe('setting a number in a JSON text', () => {
  it.each([
    ['{"value":{"register":{"rulesVersion":1}}}', '{"value":{"register":{"rulesVersion":7}}}'],
    [
      ' { "value" : { "register" : { "a": "}\\"", "rulesVersion" : "x" , "z":[1] } } } ',
      ' { "value" : { "register" : { "a": "}\\"", "rulesVersion" : 7 , "z":[1] } } } ',
    ],
    [
      '{"big":12345678901234567890,"money":1.10,"value":{"register":{"rulesVersion":null}}}',
      '{"big":12345678901234567890,"money":1.10,"value":{"register":{"rulesVersion":7}}}',
    ],
    ['{"value":{"register":{}}}', '{"value":{"register":{"rulesVersion":7}}}'],
    ['{"value":{"a":1}}', '{"value":{"register":{"rulesVersion":7},"a":1}}'],
    [
      '{"value":{"register":{"rulesVersion":1,"rulesVersion":2}}}',
      '{"value":{"register":{"rulesVersion":1,"rulesVersion":7}}}',
    ],
    ['{"v\\u0061lue":{"register":{}}}', '{"v\\u0061lue":{"register":{"rulesVersion":7}}}'],
  ])('setting a number changes no other byte of the text: %s', (json, expected) => {
    expect(set(json)).toBe(expected)
  })

  it.each(['[]', '1', '"x"', '{"value":[]}', '{"value":{"register":null}}'])(
    'a number is not set when its path leads through other values: %s',
    (json) => {
      expect(set(json)).toBeUndefined()
    },
  )

  it('setting a number in any JSON object changes this number only', () => {
    const others = fc.dictionary(
      fc.string().filter((name) => name !== 'register'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(others, fc.nat(2), (value, indent) => {
        const json = JSON.stringify({ success: true, value }, undefined, indent)
        const changed = JSON.parse(set(json) ?? '')
        expect(changed.value.register).toEqual({ rulesVersion: 7 })
        expect({ ...changed.value, register: 0 }).toEqual({
          ...JSON.parse(json).value,
          register: 0,
        })
      }),
    )
  })
})

it.each([
  ['[[[]]]', 2, true],
  ['[[[]]]', 3, false],
  ['{"a":[{"b":1}],"c":[]}', 3, false],
  ['{"a":[{"b":1}],"c":[]}', 2, true],
  ['{"a":"[[[[{{{{","b":"\\"[[[["}', 1, false],
  ['['.repeat(4_000_000), 64, true],
])(
  'nesting is found without parsing and ignores brackets in strings: %.30s',
  (json, levels, isDeeper) => {
    expect(isDeeperThan(levels, json)).toBe(isDeeper)
  },
)
