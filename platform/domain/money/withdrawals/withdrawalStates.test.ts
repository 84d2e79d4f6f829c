import { describe, expect, it } from 'vitest'
import { type WithdrawalStatus, withdrawalMayBecome } from './withdrawalStates.ts'

const all: WithdrawalStatus[] = [
  'PENDING',
  'REVIEWING',
  'PROCESSING',
  'DISBURSED',
  'DISPUTED',
  'RECEIVED',
  'RETURNED',
  'REJECTED',
  'CANCELLED',
]
const legal = [
  'PENDING REVIEWING',
  'PENDING CANCELLED',
  'REVIEWING PROCESSING',
  'REVIEWING REJECTED',
  'REVIEWING CANCELLED',
  'PROCESSING DISBURSED',
  'DISBURSED RECEIVED',
  'DISBURSED DISPUTED',
  'DISPUTED DISPUTED',
  'DISPUTED RECEIVED',
  'DISPUTED RETURNED',
]

describe('withdrawal states', () => {
  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'a withdrawal may change from %s to %s only if the transition is legal',
    (from, to) => {
      expect(withdrawalMayBecome(from, to)).toBe(legal.includes(`${from} ${to}`))
    },
  )
})
