import { expect, it } from 'vitest'
import { loginSchema } from './UsernameForm.tsx'

const findMissing = (values: object, needsCaptcha = false) =>
  loginSchema(needsCaptcha)
    .safeParse({ username: '', password: '', captcha: '', remember: false, ...values })
    .error?.issues.map(({ path }) => path[0])

it('[LOGIN-43] the log-in schema requires a username and a password', () => {
  expect(findMissing({})).toEqual(['username', 'password'])
  expect(findMissing({ username: ' ', password: 'x' })).toEqual(['username'])
  expect(findMissing({ username: 'ana', password: 'x' })).toBeUndefined()
})

it('[LOGIN-44] the log-in schema trims its values', () => {
  expect(
    loginSchema(false).parse({
      username: ' ana ',
      password: '\tsecret ',
      captcha: '',
      remember: true,
    }),
  ).toMatchObject({
    username: 'ana',
    password: 'secret',
  })
})

it('[ERR-15] the log-in schema requires a captcha only when the server has requested one', () => {
  const values = { username: 'ana', password: 'x' }
  expect(findMissing(values, true)).toEqual(['captcha'])
  expect(findMissing({ ...values, captcha: 'k7x2' }, true)).toBeUndefined()
})
