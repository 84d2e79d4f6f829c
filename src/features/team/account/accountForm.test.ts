import { expect, it } from 'vitest'
import { ApiError } from '../../../api/failure.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { accountErrors, accountFields } from './accountForm.ts'

const rejected = (code: string, details: object = {}) =>
  new ApiError('POST /wps/agent/members', { kind: 'rejected', code, details })

it.each([
  [rejected('USERNAME_TAKEN'), [{ field: 'username', reason: 'taken' }]],
  [rejected('PASSWORD_COMMON'), [{ field: 'password', reason: 'common' }]],
  [
    rejected('FIELDS_INVALID', {
      fields: [
        { field: 'password', reason: 'length' },
        { field: 'nickname', reason: 'pattern' },
      ],
    }),
    [{ field: 'password', reason: 'tooShort' }],
  ],
  [rejected('RATE_TOO_HIGH'), []],
  [new ApiError('POST /wps/agent/members', { kind: 'offline' }), []],
])('tells which field a rejection is about', (error, errors) => {
  expect(accountErrors(error)).toEqual(errors)
})

it('[AGENT-07] asks for a username and a password also where the rules have neither', () => {
  const { username, password } = accountFields(readRules({}))
  expect([username, password].map(({ name, required }) => [name, required])).toEqual([
    ['username', true],
    ['password', true],
  ])
})
