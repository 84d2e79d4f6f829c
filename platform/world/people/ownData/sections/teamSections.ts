/** The member's place in a team, and what was agreed there. */
import { toDecimal } from '../../../../../src/lib/money.ts'
import { type Plain, sectionOf } from './section.ts'

/** Rates by game type, in percent. */
const ratesOf = (rates: Record<string, number>): Plain =>
  Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, rate / 10_000]))

/** JSON as the contract writes it, which is plain. */
const asPlain = (value: unknown): Plain => structuredClone(value) as Plain

export const teamPlace = sectionOf('teamMembers', {
  name: 'team',
  title: { pt: 'Seu lugar na equipe', en: 'Your place in the team' },
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
  title: { pt: 'Bloqueio pela equipe', en: 'Block by the team' },
  by: 'id',
  columns: { id: 'own', agentId: 'person', reason: 'word', note: 'text', since: 'time' },
})

export const invitations = sectionOf('invitations', {
  name: 'invitations',
  title: { pt: 'Convites da equipe', en: 'Invitations' },
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
  title: { pt: 'Contratos que você recebe', en: 'Contracts in your favour' },
  by: 'downlineId',
  columns: { ...contractColumns, uplineId: 'person', downlineId: 'own' },
})

export const contractsPaid = sectionOf('contracts', {
  name: 'contractsPaid',
  title: { pt: 'Contratos que você paga', en: 'Contracts that you pay' },
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
  title: { pt: 'Ganhos com contratos e comissões', en: 'Earnings of contracts and commissions' },
  by: 'payeeId',
  columns: { ...settlementColumns, payerId: 'person', payeeId: 'own' },
})

export const settlementsPaid = sectionOf('settlements', {
  name: 'payments',
  title: { pt: 'Pagamentos por contratos', en: 'Payments for contracts' },
  by: 'payerId',
  columns: { ...settlementColumns, payerId: 'own', payeeId: 'person' },
})
