import { describe, expect, it } from 'vitest'
import { idCandidates } from './collectionIds.ts'

const firstOf = (model: unknown, number = 1, kind = 'pets') =>
  idCandidates(model, kind, number).next().value

describe('idCandidates', () => {
  it('the first candidate is a number or a string of digits if the generated id is a number or a string of digits', () => {
    expect(firstOf(7)).toBe(1001)
    expect(firstOf('7')).toBe('1001')
  })

  it('the first candidate is a UUID in the same case if the generated id is a UUID', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/
    expect(firstOf('3fa85f64-5717-4562-b3fc-2c963f66afa6')).toMatch(uuid)
    expect(firstOf('3FA85F64-5717-4562-B3FC-2C963F66AFA6')).toBe(
      String(firstOf('3fa85f64-5717-4562-b3fc-2c963f66afa6')).toUpperCase(),
    )
  })

  it('the first candidate has the prefix and the form of the generated id', () => {
    expect(firstOf('cus_9s6XKzkNRiz8i3')).toMatch(
      /^cus_\d[a-z]\d[A-Z]{2}[a-z]{2}[A-Z]{2}[a-z]{2}\d[a-z]\d$/,
    )
    expect(firstOf('507f1f77bcf86cd799439011')).toMatch(/^[0-9a-f]{24}$/)
  })

  it("the first candidate consists of the collection's name and a number if the generated id is a word", () => {
    expect(firstOf('rex')).toBe('pets-1')
    expect(firstOf(undefined, 2, 'ssh_keys')).toBe('ssh-keys-2')
  })

  it.each([7, '7', 'rex', 'cus_9s6XKz', '3fa85f64-5717-4562-b3fc-2c963f66afa6'])(
    'ids like %o are distinct for each item, and the same in every run',
    (model) => {
      const ids = Array.from({ length: 50 }, (_, number) => firstOf(model, number))
      expect(new Set(ids).size).toBe(50)
      expect(Array.from({ length: 50 }, (_, number) => firstOf(model, number))).toEqual(ids)
    },
  )
})
