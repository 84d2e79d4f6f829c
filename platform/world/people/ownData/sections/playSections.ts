/** What the member has played, and what came of it. */
import { toDecimal } from '../../../../../src/lib/money.ts'
import { sectionOf } from './section.ts'

export const bets = sectionOf('bets', {
  name: 'bets',
  title: { pt: 'Apostas', en: 'Bets' },
  by: 'memberId',
  time: 'placedAt',
  columns: {
    id: 'text',
    memberId: 'own',
    nodeId: 'inner',
    gameName: 'text',
    vendor: 'text',
    gameType: 'word',
    rtp: 'inner',
    stake: 'money',
    validBet: 'money',
    win: 'money',
    status: 'word',
    round: 'text',
    wallet: 'word',
    placedAt: 'time',
    settledAt: 'time',
    details: ({ selection, event, odds }) => ({
      ...(event !== undefined && { event }),
      ...(selection !== undefined && { selection }),
      ...(odds !== undefined && { odds: odds / 100 }),
    }),
  },
})

export const favourites = sectionOf('favourites', {
  name: 'favourites',
  title: { pt: 'Jogos favoritos', en: 'Favourite games' },
  by: 'memberId',
  time: 'createdAt',
  columns: {
    id: 'inner',
    memberId: 'own',
    nodeId: 'text',
    vendor: 'text',
    gameType: 'word',
    createdAt: 'time',
  },
})

export const recentGames = sectionOf('recentGames', {
  name: 'recentGames',
  title: { pt: 'Jogos recentes', en: 'Recent games' },
  by: 'memberId',
  time: 'playedAt',
  columns: {
    id: 'inner',
    memberId: 'own',
    nodeId: 'text',
    vendor: 'text',
    gameType: 'word',
    playedAt: 'time',
  },
})

export const rebateAccruals = sectionOf('rebateAccruals', {
  name: 'rebateAccruals',
  title: { pt: 'Cashback a resgatar', en: 'Rebates to come' },
  by: 'memberId',
  columns: { id: 'inner', memberId: 'own', gameType: 'word', validBet: 'money' },
})

export const rebates = sectionOf('rebates', {
  name: 'rebates',
  title: { pt: 'Cashback resgatado', en: 'Rebates' },
  by: 'memberId',
  time: 'claimedAt',
  columns: {
    id: 'text',
    memberId: 'own',
    amount: 'money',
    level: 'count',
    lines: (value) =>
      value.map(({ gameType, validBet, rate, amount }) => ({
        gameType,
        validBet: toDecimal(validBet),
        percent: rate / 100,
        amount: toDecimal(amount),
      })),
    claimedAt: 'time',
  },
})

export const vipClaims = sectionOf('vipClaims', {
  name: 'vipBonuses',
  title: { pt: 'Bônus VIP', en: 'VIP bonuses' },
  by: 'memberId',
  time: 'claimedAt',
  columns: { id: 'inner', memberId: 'own', bonusId: 'text', amount: 'money', claimedAt: 'time' },
})

export const points = sectionOf('pointAccounts', {
  name: 'points',
  title: { pt: 'Pontos', en: 'Points' },
  by: 'id',
  columns: { id: 'own', balance: 'count', thousandths: 'inner', updatedAt: 'time' },
})

export const pointEntries = sectionOf('pointEntries', {
  name: 'pointEntries',
  title: { pt: 'Extrato de pontos', en: 'Changes of the points' },
  by: 'memberId',
  time: 'at',
  columns: {
    id: 'inner',
    memberId: 'own',
    type: 'word',
    changed: 'count',
    balanceAfter: 'count',
    reference: 'text',
    at: 'time',
  },
})

export const redemptions = sectionOf('pointRedemptions', {
  name: 'redemptions',
  title: { pt: 'Resgates de pontos', en: 'Goods for points' },
  by: 'memberId',
  time: 'appliedAt',
  columns: {
    id: 'text',
    memberId: 'own',
    goodsId: 'inner',
    type: 'word',
    name: 'texts',
    quantity: 'count',
    points: 'count',
    amount: 'money',
    status: 'word',
    receiver: (value) => value && { ...value },
    appliedAt: 'time',
    decidedAt: 'time',
  },
})
