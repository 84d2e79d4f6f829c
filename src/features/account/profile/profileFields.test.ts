import { describe, expect, it } from 'vitest'
import { hiddenNumber, isStillOnce, missingFields, profileFieldNames } from './profileFields.ts'

describe('profile fields', () => {
  it('missingFields returns the empty requested fields in the order of the form', () => {
    expect(missingFields({ fields: { birthday: '1992-02-29', occupation: 'Professora' } })).toEqual(
      ['payeeName', 'idNumber', 'fullname', 'nationality', 'address', 'sourceOfIncome'],
    )
    expect(missingFields({ fields: { payeeName: '' } })).toContain('payeeName')
  })

  it('profileFieldNames contains each of the 15 fields of the contract once', () => {
    expect(new Set(profileFieldNames).size).toBe(15)
    expect(profileFieldNames).toHaveLength(15)
  })

  it('an identity field can be filled in until it is locked', () => {
    expect(isStillOnce({ locked: [] }, 'birthday')).toBe(true)
    expect(isStillOnce({ locked: ['birthday'] }, 'birthday')).toBe(false)
    expect(isStillOnce({ locked: [] }, 'address')).toBe(false)
  })

  it('hiddenNumber shows only the end of a document’s number', () => {
    expect(hiddenNumber('12345678909')).toBe('••••••••909')
    expect(hiddenNumber('12')).toBe('•2')
  })
})
