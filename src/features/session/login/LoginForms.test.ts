import { expect, it } from 'vitest'
import { loginTabs } from './LoginForms.tsx'

it('[LOGIN-02, ROLE-31] the SMS tab exists only while verification-code login is on', () => {
  expect(loginTabs(undefined)).toEqual(['username'])
  expect(loginTabs(new Set())).toEqual(['username'])
  expect(loginTabs(new Set(['MOBILEVERCODELOGIN3']))).toEqual(['username', 'sms'])
})
