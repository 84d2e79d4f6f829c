import { expect, it } from 'vitest'
import { ApiError } from '../../../api/failure.ts'
import { readRules } from '../../../identity/ruledField/readRules.ts'
import { accountErrors, accountFields } from './accountForm.ts'

const aRejection = (code: string, details: object = {}) =>
  new ApiError('POST /wps/agent/members', { kind: 'rejected', code, details })

it.each([
  [aRejection('USERNAME_TAKEN'), [{ field: 'username', reason: 'taken' }]],
  [aRejection('PASSWORD_COMMON'), [{ field: 'password', reason: 'common' }]],
  [
    aRejection('FIELDS_INVALID', {
      fields: [
        { field: 'password', reason: 'length' },
        { field: 'nickname', reason: 'pattern' },
      ],
    }),
    [{ field: 'password', reason: 'tooShort' }],
  ],
  [aRejection('RATE_TOO_HIGH'), []],
  [new ApiError('POST /wps/agent/members', { kind: 'offline' }), []],
])('accountErrors returns the errors of username and password in a rejection', (error, errors) => {
  expect(accountErrors(error)).toEqual(errors)
})

it('[AGENT-07] an account requires a username and a password even if the rules define neither', () => {
  const { username, password } = accountFields(readRules({}))
  expect([username, password].map(({ name, required }) => [name, required])).toEqual([
    ['username', true],
    ['password', true],
  ])
})
