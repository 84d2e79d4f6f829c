import { describe, expect, it } from 'vitest'
import { formChanges, isCoreOf, isOnForm } from './coreFields.ts'
import { changeRule, type EditedRule } from './draft.ts'

const rule = (changes: Partial<EditedRule> = {}): EditedRule => ({
  name: 'email',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: '1',
  maxLength: '9',
  ...changes,
})
const switched = (from: EditedRule, method: 'username' | 'mobile', isOn: boolean) =>
  changeRule([from], from.name, formChanges(from, method, isOn))[0]

describe('a field', () => {
  it('that leaves one of two forms stays on the other', () => {
    expect(switched(rule(), 'mobile', false)).toMatchObject({
      enabled: true,
      methods: ['username'],
    })
  })

  it('that leaves its only form is off', () => {
    expect(switched(rule({ methods: ['mobile'] }), 'mobile', false)).toMatchObject({
      enabled: false,
    })
  })

  it('on both forms says nothing of forms', () => {
    const both = switched(rule({ methods: ['mobile'] }), 'username', true)
    expect(both).not.toHaveProperty('methods')
    expect(both && isOnForm(both, 'mobile')).toBe(true)
  })

  it('that was off comes back to the asked form only', () => {
    const back = switched(rule({ enabled: false }), 'mobile', true)
    expect(back && [isOnForm(back, 'mobile'), isOnForm(back, 'username')]).toEqual([true, false])
  })

  it('without which no account can be made is tied to its forms', () => {
    expect(isCoreOf('password', 'mobile')).toBe(true)
    expect(isCoreOf('username', 'mobile')).toBe(false)
    expect(isCoreOf('toString', 'mobile')).toBe(false)
    expect(isOnForm(rule({ name: 'username' }), 'mobile')).toBe(false)
  })
})
