import { afterEach, expect, it, vi } from 'vitest'
import { aField } from '../../../identity/ruledField/testing.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { endSession, startSession } from '../../../session/session.ts'
import { dropDrafts, newestDraftMethod, readDraft, saveDraft } from './formDraft.ts'

afterEach(() => {
  vi.useRealTimers()
  dropDrafts()
  endSession()
})

const knownField = (name: string) => aField({ name, type: undefined })
const team = aField({
  name: 'team',
  type: 'select',
  options: [{ value: 'flamengo' }, { value: 'bangu' }],
})
const form = {
  method: 'username',
  rulesVersion: 3,
  fields: [knownField('username'), knownField('birthday'), team],
} as const
const stored = () => sessionStore.keys().map((key) => sessionStore.get(key))

it('[FORM-06] a draft contains the answers of a form, but no passwords, captcha texts or codes', () => {
  const names = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode']
  const fields = [
    ...form.fields,
    ...names.map(knownField),
    aField({ name: 'pin', type: 'password' }),
  ]
  const secrets = Object.fromEntries([...names, 'pin'].map((name) => [name, 'secret1']))
  saveDraft({ ...form, fields }, { username: 'marina92', ...secrets })
  expect(stored().join()).not.toContain('secret1')
  expect(readDraft({ ...form, fields })).toEqual({ username: 'marina92' })
})

it('[FORM-06] a draft saved under other rules restores only answers that the fields still accept', () => {
  saveDraft(form, { username: 'marina92', birthday: '1992-02-30', team: 'bangu' })
  expect(readDraft(form)).toEqual({ username: 'marina92', birthday: '1992-02-30', team: 'bangu' })
  const without = aField({ name: 'team', type: 'select', options: [{ value: 'flamengo' }] })
  const other = { ...form, rulesVersion: 4 }
  expect(
    readDraft({ ...other, fields: [knownField('username'), knownField('birthday'), without] }),
  ).toEqual({
    username: 'marina92',
  })
  expect(readDraft({ ...other, fields: [aField({ name: 'team', type: 'text' })] })).toBeUndefined()
})

it('[FORM-06] a draft is removed when its last answer is cleared, when the user logs in, or when a day has passed', () => {
  vi.useFakeTimers()
  saveDraft(form, { username: 'marina92' })
  expect(newestDraftMethod()).toBe('username')
  vi.advanceTimersByTime(24 * 3_600_000 + 1)
  expect(readDraft(form)).toBeUndefined()
  saveDraft(form, { username: 'marina92' })
  saveDraft(form, { username: ' ', team: '' })
  expect(stored()).toEqual([])
  saveDraft(form, { username: 'marina92' })
  startSession('t'.repeat(40))
  expect(readDraft(form)).toBeUndefined()
})
