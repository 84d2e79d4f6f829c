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
const switchForm = (from: EditedRule, method: 'username' | 'mobile', isOn: boolean) =>
  changeRule([from], from.name, formChanges(from, method, isOn))[0]

describe('fields on the two forms', () => {
  it('a field removed from one of two forms stays on the other', () => {
    expect(switchForm(rule(), 'mobile', false)).toMatchObject({
      enabled: true,
      methods: ['username'],
    })
  })

  it('a field removed from its only form is disabled', () => {
    expect(switchForm(rule({ methods: ['mobile'] }), 'mobile', false)).toMatchObject({
      enabled: false,
    })
  })

  it('a field on both forms has no methods property', () => {
    const both = switchForm(rule({ methods: ['mobile'] }), 'username', true)
    expect(both).not.toHaveProperty('methods')
    expect(both && isOnForm(both, 'mobile')).toBe(true)
  })

  it('a disabled field that is added to a form is enabled on that form only', () => {
    const back = switchForm(rule({ enabled: false }), 'mobile', true)
    expect(back && [isOnForm(back, 'mobile'), isOnForm(back, 'username')]).toEqual([true, false])
  })

  it('a field that every account requires cannot be removed from its forms', () => {
    expect(isCoreOf('password', 'mobile')).toBe(true)
    expect(isCoreOf('username', 'mobile')).toBe(false)
    expect(isCoreOf('toString', 'mobile')).toBe(false)
    expect(isOnForm(rule({ name: 'username' }), 'mobile')).toBe(false)
  })
})
