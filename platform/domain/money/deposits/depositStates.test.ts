import { describe, expect, it } from 'vitest'
import { type DepositStatus, depositMayBecome } from './depositStates.ts'

const all: DepositStatus[] = ['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']
const legal = [
  'PENDING PROCESSING',
  'PENDING EXPIRED',
  'PENDING CANCELLED',
  'PROCESSING PAID',
  'PROCESSING FAILED',
  'EXPIRED PROCESSING',
]

describe('deposit states', () => {
  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'the transition from %s to %s is allowed only if it is listed',
    (from, to) => {
      expect(depositMayBecome(from, to)).toBe(legal.includes(`${from} ${to}`))
    },
  )
})
