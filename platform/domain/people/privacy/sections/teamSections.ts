/** The member's place in a team, and what was agreed there. */

import { toDecimal } from '../../../../../src/lib/money.ts'
import { message } from '../../../base/texts/texts.ts'
import { type Plain, sectionOf } from './section.ts'

/** Rates by game type, in percent. */
const ratesOf = (rates: Record<string, number>): Plain =>
  Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, rate / 10_000]))

/** JSON as the contract writes it, which is plain. */
const asPlain = (value: unknown): Plain => structuredClone(value) as Plain

export const teamPlace = sectionOf('teamMembers', {
  name: 'team',
  title: message('ownData.sections.teamPlace.title'),
  by: 'id',
  columns: {
    id: 'own',
    uplineId: 'person',
    path: 'other',
    level: 'count',
    account: 'inner',
    rates: ratesOf,
    joinedAt: 'time',
  },
})

export const block = sectionOf('memberBlocks', {
  name: 'block',
  title: message('ownData.sections.block.title'),
  by: 'id',
  columns: { id: 'own', agentId: 'person', reason: 'word', note: 'text', since: 'time' },
})

export const invitations = sectionOf('invitations', {
  name: 'invitations',
  title: message('ownData.sections.invitations.title'),
  by: 'agentId',
  time: 'createdAt',
  columns: {
    id: 'inner',
    code: 'text',
    agentId: 'own',
    accountType: 'count',
    rates: ratesOf,
    note: 'text',
    domain: 'text',
    maximumUses: 'count',
    visits: 'count',
    uses: 'count',
    firstDeposits: 'count',
    expiresAt: 'time',
    createdAt: 'time',
    endedAt: 'time',
  },
})

const contractColumns = {
  id: 'text',
  kind: 'word',
  status: 'word',
  terms: asPlain,
  offeredAt: 'time',
  expiresAt: 'time',
  acceptedAt: 'time',
  endedAt: 'time',
  endReason: 'word',
  settledUntil: 'time',
} as const

export const contractsReceived = sectionOf('contracts', {
  name: 'contractsReceived',
  title: message('ownData.sections.contractsReceived.title'),
  by: 'downlineId',
  columns: { ...contractColumns, uplineId: 'person', downlineId: 'own' },
})

export const contractsPaid = sectionOf('contracts', {
  name: 'contractsPaid',
  title: message('ownData.sections.contractsPaid.title'),
  by: 'uplineId',
  columns: { ...contractColumns, uplineId: 'own', downlineId: 'person' },
})

const settlementColumns = {
  id: 'inner',
  kind: 'word',
  contractId: 'text',
  periodStart: 'time',
  periodEnd: 'time',
  figures: ({ validBet, profitLoss, activeMembers }) => ({
    validBet: toDecimal(validBet),
    profitLoss: toDecimal(profitLoss),
    activeMembers,
  }),
  rate: 'rate',
  amount: 'money',
  paidAmount: 'money',
  status: 'word',
  settledAt: 'time',
} satisfies Partial<Parameters<typeof sectionOf<'settlements'>>[1]['columns']>

export const settlementsReceived = sectionOf('settlements', {
  name: 'earnings',
  title: message('ownData.sections.settlementsReceived.title'),
  by: 'payeeId',
  columns: { ...settlementColumns, payerId: 'person', payeeId: 'own' },
})

export const settlementsPaid = sectionOf('settlements', {
  name: 'payments',
  title: message('ownData.sections.settlementsPaid.title'),
  by: 'payerId',
  columns: { ...settlementColumns, payerId: 'own', payeeId: 'person' },
})
