import type { Table } from '../tables/createTable.ts'

export const playTables: Table[] = [
  {
    name: 'bets',
    columns: {
      id: 'text',
      memberId: 'text',
      nodeId: 'text',
      gameName: 'text',
      vendor: 'text',
      gameType: 'text',
      rtp: 'bigint',
      stake: 'bigint',
      validBet: 'bigint',
      win: 'bigint',
      status: 'text',
      round: 'text',
      wallet: 'text',
      placedAt: 'bigint',
      settledAt: 'bigint?',
      details: 'text',
    },
    indexes: [
      ['memberId', 'placedAt'],
      ['memberId', 'settledAt'],
    ],
  },
  {
    name: 'launchBets',
    columns: { id: 'text', betId: 'text', stake: 'bigint', createdAt: 'bigint' },
    indexes: [['createdAt']],
  },
  {
    name: 'bigWins',
    columns: { id: 'text', customerName: 'text', nodeId: 'text', amount: 'bigint', at: 'bigint' },
    indexes: [['at']],
  },
  {
    name: 'rebateAccruals',
    columns: { id: 'text', memberId: 'text', gameType: 'text', validBet: 'bigint' },
    indexes: [['memberId']],
  },
  {
    name: 'rebates',
    columns: {
      id: 'text',
      memberId: 'text',
      amount: 'bigint',
      level: 'bigint',
      lines: 'text',
      claimedAt: 'bigint',
    },
    indexes: [['memberId', 'claimedAt']],
  },
  {
    name: 'vipClaims',
    columns: {
      id: 'text',
      memberId: 'text',
      bonusId: 'text',
      amount: 'bigint',
      claimedAt: 'bigint',
    },
    indexes: [['memberId', 'claimedAt']],
  },
]
