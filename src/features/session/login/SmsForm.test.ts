import { expect, it } from 'vitest'
import { smsSchema } from './SmsForm.tsx'

const input = { dialingCode: '+55', mobileNum: '11987650001', code: '482913', remember: false }
const findMissing = (changes: object) =>
  smsSchema.safeParse({ ...input, ...changes }).error?.issues.map(({ path }) => path[0])

it('[LOGIN-45] the schema of a log-in by SMS requires a mobile number and a code', () => {
  expect(findMissing({})).toBeUndefined()
  expect(findMissing({ mobileNum: '', code: ' ' })).toEqual(['mobileNum', 'code'])
  expect(findMissing({ mobileNum: 'abc' })).toEqual(['mobileNum'])
})

it('[LOGIN-44] the schema of a log-in by SMS removes separators and whitespace from number and code', () => {
  const parsed = smsSchema.parse({ ...input, mobileNum: ' (11) 98765-0001 ', code: '482-913\n' })
  expect(parsed).toEqual(input)
})
