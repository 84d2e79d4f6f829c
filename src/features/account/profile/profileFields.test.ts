import { describe, expect, it } from 'vitest'
import { hiddenNumber, isStillOnce, missingFields, profileFieldNames } from './profileFields.ts'

describe('a profile', () => {
  it('lacks what nobody has filled in, in the order in which it is of use', () => {
    expect(missingFields({ fields: { birthday: '1992-02-29', occupation: 'Professora' } })).toEqual(
      ['payeeName', 'idNumber', 'fullname', 'nationality', 'address', 'sourceOfIncome'],
    )
    expect(missingFields({ fields: { payeeName: '' } })).toContain('payeeName')
  })

  it('has each field of the contract once', () => {
    expect(new Set(profileFieldNames).size).toBe(15)
    expect(profileFieldNames).toHaveLength(15)
  })

  it('takes who somebody is once, until it is locked', () => {
    expect(isStillOnce({ locked: [] }, 'birthday')).toBe(true)
    expect(isStillOnce({ locked: ['birthday'] }, 'birthday')).toBe(false)
    expect(isStillOnce({ locked: [] }, 'address')).toBe(false)
  })

  it('shows the end of a document’s number alone', () => {
    expect(hiddenNumber('12345678909')).toBe('••••••••909')
    expect(hiddenNumber('12')).toBe('•2')
  })
})
