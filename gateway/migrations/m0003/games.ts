import type { Table } from '../tables/createTable.ts'

export const gamesTables: Table[] = [
  {
    name: 'favourites',
    columns: {
      id: 'text',
      memberId: 'text',
      nodeId: 'text',
      vendor: 'text',
      gameType: 'text',
      createdAt: 'bigint',
    },
    indexes: [['memberId', 'createdAt']],
  },
  {
    name: 'recentGames',
    columns: {
      id: 'text',
      memberId: 'text',
      nodeId: 'text',
      vendor: 'text',
      gameType: 'text',
      playedAt: 'bigint',
    },
    indexes: [['memberId', 'playedAt']],
  },
  {
    name: 'gameLaunches',
    columns: {
      id: 'text',
      memberId: 'text?',
      nodeId: 'text',
      mode: 'text',
      language: 'text',
      backUrl: 'text',
      prizeMode: 'text?',
      view: 'text?',
      createdAt: 'bigint',
      expiresAt: 'bigint',
    },
    indexes: [['memberId'], ['expiresAt']],
  },
]
