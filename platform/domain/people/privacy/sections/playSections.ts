/** Export sections: bets, games, rebates and points. */

import type { components } from '../../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../../src/lib/money.ts'
import { betColumns } from '../../../../../src/lib/records/bets.ts'
import { columnsIn } from '../../../../../src/lib/records/columns.ts'
import { pointColumns, redemptionColumns } from '../../../../../src/lib/records/points.ts'
import { rebateColumns, vipBonusColumns } from '../../../../../src/lib/records/rewards.ts'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { message } from '../../../base/texts/texts.ts'
import { type Plain, sectionOf } from './section.ts'

const legOf = (leg: components['schemas']['SportsLeg']): Plain => ({
  event: `${leg.home} × ${leg.away}`,
  kickOff: leg.kicksOffAt,
  market: leg.market,
  line: leg.line === undefined ? null : Number(leg.line),
  selection: leg.outcome,
  odds: Number(leg.odds),
  settlement: leg.settlement ?? null,
})

export const bets = sectionOf('bets', {
  name: 'bets',
  title: message('ownData.sections.bets.title'),
  by: 'memberId',
  time: 'placedAt',
  record: columnsIn(betColumns, 'file'),
  columns: {
    id: referenceOf,
    memberId: 'own',
    nodeId: 'inner',
    rtp: 'inner',
    wallet: 'word',
    details: ({ selection, event, odds, gameRound }) => ({
      ...(event !== undefined && { event }),
      ...(selection !== undefined && { selection }),
      ...(odds !== undefined && { odds: odds / 100 }),
      ...(gameRound?.kind === 'SPORTS' && { legs: gameRound.legs.map(legOf) }),
    }),
  },
})

export const favourites = sectionOf('favourites', {
  name: 'favourites',
  title: message('ownData.sections.favourites.title'),
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
  title: message('ownData.sections.recentGames.title'),
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

export const oddsConsent = sectionOf('oddsConsents', {
  name: 'oddsConsent',
  title: message('ownData.sections.oddsConsents.title'),
  by: 'id',
  columns: { id: 'own', consent: 'word' },
})

export const rebateAccruals = sectionOf('rebateAccruals', {
  name: 'rebateAccruals',
  title: message('ownData.sections.rebateAccruals.title'),
  by: 'memberId',
  columns: { id: 'inner', memberId: 'own', gameType: 'word', validBet: 'money' },
})

export const rebates = sectionOf('rebates', {
  name: 'rebates',
  title: message('ownData.sections.rebates.title'),
  by: 'memberId',
  time: 'claimedAt',
  record: rebateColumns,
  columns: {
    id: referenceOf,
    memberId: 'own',
    level: 'count',
    lines: (value) =>
      value.map(({ gameType, validBet, rate, amount }) => ({
        gameType,
        validBet: toDecimal(validBet),
        percent: rate / 100,
        amount: toDecimal(amount),
      })),
  },
})

export const vipClaims = sectionOf('vipClaims', {
  name: 'vipBonuses',
  title: message('ownData.sections.vipClaims.title'),
  by: 'memberId',
  time: 'claimedAt',
  record: vipBonusColumns,
  columns: { id: 'inner', memberId: 'own', bonusId: referenceOf },
})

export const points = sectionOf('pointAccounts', {
  name: 'points',
  title: message('ownData.sections.points.title'),
  by: 'id',
  columns: { id: 'own', balance: 'count', thousandths: 'inner', updatedAt: 'time' },
})

export const pointEntries = sectionOf('pointEntries', {
  name: 'pointEntries',
  title: message('ownData.sections.pointEntries.title'),
  by: 'memberId',
  time: 'at',
  record: columnsIn(pointColumns, 'file'),
  columns: {
    id: 'inner',
    memberId: 'own',
    changed: 'count',
    balanceAfter: 'count',
  },
})

export const redemptions = sectionOf('pointRedemptions', {
  name: 'redemptions',
  title: message('ownData.sections.redemptions.title'),
  by: 'memberId',
  time: 'appliedAt',
  record: redemptionColumns,
  columns: {
    id: referenceOf,
    memberId: 'own',
    goodsId: 'inner',
    name: 'texts',
    receiver: (value) => value && { ...value },
    decidedAt: 'time',
  },
})
