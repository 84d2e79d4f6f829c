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

describe('profile change', () => {
  it('a profile form whose values normalize to the stored values yields no change', () => {
    expect(change({})).toBeUndefined()
    expect(change({ nickname: ' Ana ', address: 'Rua A, 1  ' })).toBeUndefined()
  })

  it('a profile change contains only the differences and sends a cleared field as an empty text', () => {
    expect(change({ nickname: 'Aninha', address: '', occupation: ' Professora ' })).toEqual({
      nickname: 'Aninha',
      fields: { address: '', occupation: 'Professora' },
    })
  })

  it('a profile change never contains a locked field', () => {
    expect(change({ payeeName: 'Eva Lima' })).toBeUndefined()
  })

  it('onceIn returns the fields of a change that can be filled in only once', () => {
    const made = change({ birthday: '1992-02-29', occupation: 'Professora' })
    expect(onceIn(profile, made ?? {})).toEqual([{ name: 'birthday', value: '1992-02-29' }])
  })
})
