import type { Table } from '../tables/createTable.ts'

const grantTables: Table[] = [
  {
    name: 'rewards',
    columns: {
      id: 'text',
      memberId: 'text',
      kind: 'text',
      reference: 'text',
      title: 'text',
      amount: 'bigint',
      createdAt: 'bigint',
      expiresAt: 'bigint',
      claimedAt: 'bigint?',
    },
    unique: [['memberId', 'kind', 'reference']],
    indexes: [
      ['memberId', 'createdAt'],
      ['memberId', 'claimedAt'],
    ],
  },
  {
    name: 'promotionEntries',
    columns: {
      id: 'text',
      memberId: 'text',
      promotionId: 'text',
      status: 'text',
      joinedAt: 'bigint',
      endsAt: 'bigint',
    },
    indexes: [['memberId', 'joinedAt']],
  },
  {
    name: 'activityApplications',
    columns: {
      id: 'text',
      memberId: 'text',
      activityId: 'text',
      comment: 'text',
      images: 'text',
      status: 'text',
      appliedAt: 'bigint',
      decidedAt: 'bigint?',
    },
    indexes: [
      ['memberId', 'appliedAt'],
      ['memberId', 'activityId'],
    ],
  },
  { name: 'bonusCodes', columns: { id: 'text', used: 'bigint' } },
]

const earningTables: Table[] = [
  { name: 'referralCodes', columns: { id: 'text', code: 'text' }, unique: [['code']] },
  {
    name: 'referrals',
    columns: {
      id: 'text',
      referrerId: 'text',
      joinedAt: 'bigint',
      turnover: 'bigint',
      playedAt: 'bigint?',
    },
    indexes: [
      ['referrerId', 'joinedAt'],
      ['referrerId', 'playedAt'],
    ],
  },
  {
    name: 'referralDays',
    columns: {
      id: 'text',
      referrerId: 'text',
      day: 'text',
      turnover: 'bigint',
      claimedAt: 'bigint?',
    },
    indexes: [['referrerId', 'day']],
  },
  {
    name: 'missionClaims',
    columns: { id: 'text', memberId: 'text', missionId: 'text', at: 'bigint' },
    indexes: [['memberId', 'at']],
  },
  {
    name: 'loginDays',
    columns: { id: 'text', memberId: 'text', day: 'text' },
    indexes: [['memberId', 'day'], ['day']],
  },
  {
    name: 'weekScores',
    columns: { id: 'text', week: 'text', memberId: 'text', score: 'bigint' },
    indexes: [['week', 'score'], ['memberId']],
  },
]

const prizeTables: Table[] = [
  { name: 'redEnvelopePots', columns: { id: 'text', left: 'bigint', envelopes: 'bigint' } },
  {
    name: 'redEnvelopeOpenings',
    columns: { id: 'text', rainId: 'text', memberId: 'text', amount: 'bigint', at: 'bigint' },
    indexes: [['memberId', 'at']],
  },
  { name: 'wheelTickets', columns: { id: 'text', tickets: 'bigint', towardsNext: 'bigint' } },
  {
    name: 'wheelSpins',
    columns: { id: 'text', memberId: 'text', prizeId: 'text', at: 'bigint' },
    indexes: [['memberId', 'at']],
  },
  {
    name: 'raffleTickets',
    columns: { id: 'text', drawId: 'text', memberId: 'text', number: 'bigint', at: 'bigint' },
    indexes: [['drawId', 'number']],
  },
]

const points: Table[] = [
  {
    name: 'pointAccounts',
    columns: { id: 'text', balance: 'bigint', thousandths: 'bigint', updatedAt: 'bigint' },
  },
  {
    name: 'pointEntries',
    columns: {
      id: 'text',
      memberId: 'text',
      type: 'text',
      changed: 'bigint',
      balanceAfter: 'bigint',
      reference: 'text',
      at: 'bigint',
    },
    indexes: [
      ['memberId', 'at'],
      ['memberId', 'type', 'at'],
    ],
  },
  {
    name: 'pointRedemptions',
    columns: {
      id: 'text',
      memberId: 'text',
      goodsId: 'text',
      type: 'text',
      name: 'text',
      quantity: 'bigint',
      points: 'bigint',
      amount: 'bigint',
      status: 'text',
      receiver: 'text?',
      appliedAt: 'bigint',
      decidedAt: 'bigint?',
    },
    indexes: [['memberId', 'appliedAt']],
  },
  { name: 'goodsTaken', columns: { id: 'text', taken: 'bigint' } },
]

export const rewardsTables: Table[] = [...grantTables, ...earningTables, ...prizeTables, ...points]
