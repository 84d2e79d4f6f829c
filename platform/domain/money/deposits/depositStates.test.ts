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

describe('the states of a deposit', () => {
  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(depositMayBecome(from, to)).toBe(legal.includes(`${from} ${to}`))
  })
})
