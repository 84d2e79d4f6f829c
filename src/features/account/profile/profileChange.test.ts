import { describe, expect, it } from 'vitest'
import { onceIn, profileChange } from './profileChange.ts'
import type { Profile } from './profileFields.ts'
import { noRules, valuesOf } from './profileRules.ts'

const profile: Profile = {
  account: 'ana',
  nickname: 'Ana',
  fields: { payeeName: 'Ana Souza Lima', address: 'Rua A, 1' },
  locked: ['payeeName'],
}
const change = (changes: object) =>
  profileChange(profile, { ...valuesOf(profile), ...changes }, noRules)

describe('a change of the profile', () => {
  it('is none while what was typed comes to the same', () => {
    expect(change({})).toBeUndefined()
    expect(change({ nickname: ' Ana ', address: 'Rua A, 1  ' })).toBeUndefined()
  })

  it('sends the differences alone, and an empty text for what was taken out', () => {
    expect(change({ nickname: 'Aninha', address: '', occupation: ' Professora ' })).toEqual({
      nickname: 'Aninha',
      fields: { address: '', occupation: 'Professora' },
    })
  })

  it('never sends what was filled in for good', () => {
    expect(change({ payeeName: 'Eva Lima' })).toBeUndefined()
  })

  it('tells what can be filled in this once', () => {
    const made = change({ birthday: '1992-02-29', occupation: 'Professora' })
    expect(onceIn(profile, made ?? {})).toEqual([{ name: 'birthday', value: '1992-02-29' }])
  })
})
