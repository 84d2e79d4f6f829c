import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookUp } from 'contract-mocks/contract'
import { listOperations } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import { describe, expect, it } from 'vitest'
import {
  type ErrorCode,
  errorMessageId,
  errorMessageIds,
  errorStatuses,
} from '../../src/api/gen/errors.ts'
import { patternFamilies } from '../../src/api/gen/patternFamilies.ts'
import { patternMessageIds } from '../../src/api/gen/patternMessages.ts'
import { pageAt } from '../../src/pages/pages.ts'

const root = join(import.meta.dirname, '../..')
const contract = await readContract(join(root, 'openapi/portal.yaml'))
const languages = ['en', 'pt']

function valuesOf(schema: string): unknown[] {
  const found = lookUp(contract, `#/components/schemas/${schema}/enum`)
  return Array.isArray(found) ? found.toSorted() : []
}

async function readMessages(language: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, `locales/${language}.json`), 'utf8'))
}

const messageAt = (messages: unknown, id: string) =>
  id
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], messages)

describe('error catalogue', () => {
  it('[ERR-33] the error catalogue has an entry for every code of the contract and no other entries', () => {
    expect(Object.keys(errorMessageIds).toSorted()).toEqual(valuesOf('Code'))
    expect(Object.keys(errorStatuses).toSorted()).toEqual(valuesOf('Code'))
  })

  it('errorMessageId returns the message of each code and undefined for an unknown code', () => {
    for (const [code, id] of Object.entries(errorMessageIds)) expect(errorMessageId(code)).toBe(id)
    expect(errorMessageId('NOT_YET_KNOWN')).toBeUndefined()
    expect(errorMessageId('toString')).toBeUndefined()
  })

  it('mocks/errors.md documents every code exactly once', async () => {
    const text = await readFile(join(root, 'mocks/errors.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.+) \|$/gm)]
    expect(rows.map(([, code]) => code).toSorted()).toEqual(valuesOf('Code'))
  })

  it('every error code has a status that some operation documents', () => {
    const documented = new Set(
      listOperations(contract).flatMap(({ responses }) => Object.keys(responses)),
    )
    for (const status of Object.values(errorStatuses)) {
      expect(documented).toContain(String(status))
    }
  })

  it("[ERR-21][ERR-22] region and maintenance errors have the product's message keys", () => {
    // The cast is safe: `x-errors` is openapi/errors.yaml, a catalogue with an entry for each error
    // code.
    const entries = contract.info['x-errors'] as Record<ErrorCode, { productKeys?: string[] }>
    expect(entries.REGION_RESTRICTED.productKeys).toEqual(['blockip', 'info_ip_block'])
    expect(entries.MAINTENANCE.productKeys).toEqual(['game_maintenance', 'info_maintenance'])
  })

  it('every rejection code of an operation has the status 200', () => {
    for (const { key, rejections } of listOperations(contract)) {
      for (const code of rejections) {
        expect(errorStatuses, `${key} ${code}`).toHaveProperty(code, 200)
      }
    }
  })
})

describe.each(languages)('messages in %s', (language) => {
  it('[ERR-33] every error code has a message', async () => {
    const messages = await readMessages(language)
    for (const id of Object.values(errorMessageIds)) {
      expect(messageAt(messages, id), id).toEqual(expect.stringMatching(/\S/))
    }
  })

  it('every pattern family has a message', async () => {
    const messages = await readMessages(language)
    for (const id of Object.values(patternMessageIds)) {
      expect(messageAt(messages, id), id).toEqual(expect.stringMatching(/\S/))
    }
  })
})

describe('pattern families', () => {
  it('[REG-76] the pattern families are exactly the 20 values of the schema PatternId', () => {
    expect(Object.keys(patternFamilies).toSorted()).toEqual(valuesOf('PatternId'))
    expect(Object.keys(patternMessageIds)).toEqual(Object.keys(patternFamilies))
    expect(Object.keys(patternFamilies)).toHaveLength(20)
  })

  const expressions = Object.entries(patternFamilies).filter(([, { pattern }]) => pattern !== '*')

  it.each(expressions)('the pattern %s accepts and rejects its samples', (_, family) => {
    const expression = new RegExp(family.pattern, 'u')
    expect(family.accept.filter((text) => !expression.test(text))).toEqual([])
    expect(family.reject.filter((text) => expression.test(text))).toEqual([])
    expect(family.accept.length * family.reject.length).toBeGreaterThan(0)
  })

  it('exactly one pattern family accepts any text, and its pattern is an asterisk', () => {
    const anything = Object.entries(patternFamilies).filter(([, { pattern }]) => pattern === '*')
    expect(anything.map(([id]) => id)).toEqual(['LENGTH_ONLY'])
  })
})

describe('game types', () => {
  it("[LOB-48] the game types are the product's keys without HOME and PROMO, which are pages", () => {
    const games = ['ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']
    expect(valuesOf('GameType')).toEqual(games)
    expect(pageAt('/').id).toBe('home')
    expect(pageAt('/promotions').id).toBe('promotions')
  })
})
