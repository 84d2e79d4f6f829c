import { expect, it } from 'vitest'
import { smsSchema } from './SmsForm.tsx'

const typed = { dialingCode: '+55', mobileNum: '11987650001', code: '482913', remember: false }
const missing = (changes: object) =>
  smsSchema.safeParse({ ...typed, ...changes }).error?.issues.map(({ path }) => path[0])

it('[LOGIN-45] the schema of a log-in by SMS requires a mobile number and a code', () => {
  expect(missing({})).toBeUndefined()
  expect(missing({ mobileNum: '', code: ' ' })).toEqual(['mobileNum', 'code'])
  expect(missing({ mobileNum: 'abc' })).toEqual(['mobileNum'])
})

it('[LOGIN-44] the schema of a log-in by SMS removes separators and whitespace from number and code', () => {
  const parsed = smsSchema.parse({ ...typed, mobileNum: ' (11) 98765-0001 ', code: '482-913\n' })
  expect(parsed).toEqual(typed)
})
