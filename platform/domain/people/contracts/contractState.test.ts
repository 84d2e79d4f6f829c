import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  type ContractStatus,
  type ContractStep,
  endReasonOf,
  nextStatus,
} from './contractState.ts'

const statuses: ContractStatus[] = [
  ...(['OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'ENDED'] as const),
]
const actions = ['ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'UNDERCUT'] as const
const sides = ['upline', 'downline', 'platform'] as const
const steps: ContractStep[] = actions.flatMap((action) => sides.map((by) => ({ action, by })))

/** All allowed transitions, each with the parties and actions that cause it. */
const ways: Record<string, string[]> = {
  'OFFERED > ACTIVE': ['downline ACCEPT'],
  'OFFERED > REJECTED': ['downline REJECT'],
  'OFFERED > WITHDRAWN': ['upline TERMINATE'],
  'OFFERED > EXPIRED': ['platform EXPIRE'],
  'ACTIVE > ENDED': [
    'upline TERMINATE',
    'downline TERMINATE',
    'platform REPLACE',
    'platform UNDERCUT',
  ],
}

describe('contract states', () => {
  for (const from of statuses) {
    for (const to of statuses) {
      const expected = ways[`${from} > ${to}`] ?? []
      const told = expected.length > 0 ? expected.join(', ') : 'nothing'
      it(`[CONTR-13][CONTR-14] a contract changes from ${from} to ${to} only by: ${told}`, () => {
        const found = steps.filter((step) => nextStatus(from, step) === to)
        expect(found.map(({ by, action }) => `${by} ${action}`).toSorted()).toEqual(
          expected.toSorted(),
        )
      })
    }
  }

  it('each party of a contract has the actions of the current status, and none after the end', () => {
    expect(actionsOf('OFFERED', 'downline')).toEqual(['ACCEPT', 'REJECT'])
    expect(actionsOf('OFFERED', 'upline')).toEqual(['TERMINATE'])
    expect(actionsOf('ACTIVE', 'downline')).toEqual(['TERMINATE'])
    for (const status of ['REJECTED', 'WITHDRAWN', 'EXPIRED', 'ENDED'] as const) {
      for (const side of sides) expect(actionsOf(status, side)).toEqual([])
    }
  })

  it('the end reason of a contract depends on the party and the action', () => {
    expect(endReasonOf({ action: 'TERMINATE', by: 'upline' })).toBe('UPLINE')
    expect(endReasonOf({ action: 'TERMINATE', by: 'downline' })).toBe('DOWNLINE')
    expect(endReasonOf({ action: 'REPLACE', by: 'platform' })).toBe('REPLACED')
    expect(endReasonOf({ action: 'UNDERCUT', by: 'platform' })).toBe('UPLINE_RATE_LOWERED')
  })
})
