/** Export sections: team, invitations, contracts and settlements. */

import { toDecimal } from '../../../../../src/lib/money.ts'
import { columnsIn } from '../../../../../src/lib/records/columns.ts'
import { settlementColumns } from '../../../../../src/lib/records/settlements.ts'
import { invitationColumns } from '../../../../../src/lib/records/team.ts'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { message } from '../../../base/texts/texts.ts'
import { type Plain, sectionOf } from './section.ts'

/** Rates by game type, in percent. */
const ratesOf = (rates: Record<string, number>): Plain =>
  Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, rate / 10_000]))

/** Converts a stored JSON value of the API contract to plain data. */
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
  record: invitationColumns,
  columns: {
    id: 'inner',
    agentId: 'own',
    accountType: 'count',
    rates: ratesOf,
    domain: 'text',
    maximumUses: 'count',
    uses: 'count',
    createdAt: 'time',
    endedAt: 'time',
  },
})

const contractColumns = {
  id: referenceOf,
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

const settlementPlan = {
  id: 'inner',
  contractId: (id: string | null): Plain => id && referenceOf(id),
  figures: ({ validBet, profitLoss, activeMembers }) => ({
    validBet: toDecimal(validBet),
    profitLoss: toDecimal(profitLoss),
    activeMembers,
  }),
  paidAmount: 'money',
} satisfies Partial<Parameters<typeof sectionOf<'settlements'>>[1]['columns']>

const record = columnsIn(settlementColumns, 'teamFile')

export const settlementsReceived = sectionOf('settlements', {
  name: 'earnings',
  title: message('ownData.sections.settlementsReceived.title'),
  by: 'payeeId',
  record,
  columns: { ...settlementPlan, payerId: 'person', payeeId: 'own' },
})

export const settlementsPaid = sectionOf('settlements', {
  name: 'payments',
  title: message('ownData.sections.settlementsPaid.title'),
  by: 'payerId',
  record,
  columns: { ...settlementPlan, payerId: 'own', payeeId: 'person' },
})
