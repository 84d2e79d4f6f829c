import { describe, expect, it } from 'vitest'
import { operationChanges } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }

describe('comparing the extensions of an operation', () => {
  const refusing = { responses: { ...ok, '403': {} } }
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    [
      'admits fewer callers',
      refusing,
      { ...refusing, 'x-access': 'agent' },
      ['breaking x-access: is now agent, was any'],
    ],
    [
      'admits more callers',
      { ...refusing, 'x-access': 'agent' },
      { ...refusing, 'x-access': 'full' },
      ['changed x-access: is now full, was agent'],
    ],
    [
      'requires a module',
      refusing,
      { ...refusing, 'x-flag': 'PTSYS3' },
      ['breaking x-flag: is now PTSYS3, was no module'],
    ],
    [
      'no longer requires a module',
      { ...refusing, 'x-flag': 'PTSYS3' },
      refusing,
      ['changed x-flag: is now no module, was PTSYS3'],
    ],
    [
      'has other rejection codes',
      { 'x-rejections': ['A', 'B'] },
      { 'x-rejections': ['B', 'C'] },
      [
        'added x-rejections: it may now reject with C',
        'changed x-rejections: it no longer rejects with A',
      ],
    ],
    [
      'requires encryption',
      {},
      { 'x-encrypted': 'body' },
      ['breaking x-encrypted: is now body, was none'],
    ],
    [
      'is no longer idempotent',
      { 'x-idempotent': true },
      {},
      ['changed x-idempotent: is now none, was true'],
    ],
    [
      'belongs to another module',
      { 'x-module': 'A' },
      { 'x-module': 'B' },
      ['changed x-module: is now B, was A'],
    ],
    ['has an unknown extension', {}, { 'x-code-samples': [] }, []],
  ])('the diff is correct for an operation that %s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })
})
