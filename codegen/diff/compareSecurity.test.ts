import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { changesBetween, operationChanges } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }

describe('comparing the security of an operation', () => {
  const secured = (...ways: object[]) => ({ security: ways })
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    [
      'gets a security requirement',
      {},
      secured({ key: [] }),
      ['breaking security: wants key now, wanted nothing'],
    ],
    [
      'loses its security requirement',
      secured({ key: [] }),
      {},
      ['changed security: wants nothing now, wanted key'],
    ],
    [
      'accepts a further scheme',
      secured({ key: [] }),
      secured({ key: [] }, { token: [] }),
      ['changed security: wants key or token now, wanted key'],
    ],
    [
      'accepts one scheme less',
      secured({ key: [] }, { token: [] }),
      secured({ token: [] }),
      ['breaking security: wants token now, wanted key or token'],
    ],
    [
      'requires a further scheme',
      secured({ key: [] }),
      secured({ key: [], csrf: [] }),
      ['breaking security: wants key with csrf now, wanted key'],
    ],
    [
      'requires a further scope',
      secured({ oauth: ['read'] }),
      secured({ oauth: ['read', 'write'] }),
      ['breaking security: wants oauth (read, write) now, wanted oauth (read)'],
    ],
    [
      'lists its requirements in another order',
      secured({ a: [], b: [] }),
      secured({ b: [], a: [] }),
      [],
    ],
  ])('the diff is correct for an operation that %s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })

  it("the diff reports a change of the contract's security, and of a security scheme's definition", () => {
    const contract = { ...contractOf({ '/a': { get: { responses: ok } } }) }
    const secured = (name: string) => ({
      ...contract,
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } },
    })
    expect(changesBetween(contract, secured('X-Key'))).toEqual([
      'breaking security: wants key now, wanted nothing',
    ])
    expect(changesBetween(secured('X-Key'), secured('X-Token'))).toEqual([
      'breaking security scheme key: wants something else',
    ])
  })
})
