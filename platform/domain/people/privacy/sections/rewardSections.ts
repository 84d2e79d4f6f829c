/** Export sections: rewards, promotions, referrals and prizes. */
import {
  commissionColumns,
  friendColumns,
  rewardColumns,
  spinColumns,
} from '../../../../../src/lib/records/rewards.ts'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { message } from '../../../base/texts/texts.ts'
import { sectionOf } from './section.ts'

export const rewards = sectionOf('rewards', {
  name: 'rewards',
  title: message('ownData.sections.rewards.title'),
  by: 'memberId',
  time: 'createdAt',
  record: rewardColumns,
  columns: {
    id: 'inner',
    memberId: 'own',
    reference: referenceOf,
    title: 'texts',
    // Rewards that do not expire have a placeholder date in the year 9999.
    expiresAt: 'inner',
    claimedAt: 'time',
    wagering: (value) => value && { days: value.days },
  },
})

export const promotions = sectionOf('promotionEntries', {
  name: 'promotions',
  title: message('ownData.sections.promotions.title'),
  by: 'memberId',
  time: 'joinedAt',
  columns: {
    id: 'inner',
    memberId: 'own',
    promotionId: 'text',
    status: 'word',
    joinedAt: 'time',
    endsAt: 'time',
  },
})

export const applications = sectionOf('activityApplications', {
  name: 'applications',
  title: message('ownData.sections.applications.title'),
  by: 'memberId',
  time: 'appliedAt',
  columns: {
    id: referenceOf,
    memberId: 'own',
    activityId: 'text',
    comment: 'text',
    images: (value) => [...value],
    status: 'word',
    appliedAt: 'time',
    decidedAt: 'time',
  },
})

export const referralCode = sectionOf('referralCodes', {
  name: 'referralCode',
  title: message('ownData.sections.referralCode.title'),
  by: 'id',
  columns: { id: 'own', code: 'text' },
})

export const friends = sectionOf('referrals', {
  name: 'friends',
  title: message('ownData.sections.friends.title'),
  by: 'referrerId',
  time: 'joinedAt',
  record: friendColumns,
  columns: {
    id: 'other',
    referrerId: 'own',
    playedAt: 'time',
  },
})

export const referralDays = sectionOf('referralDays', {
  name: 'referralDays',
  title: message('ownData.sections.referralDays.title'),
  by: 'referrerId',
  record: commissionColumns,
  columns: {
    id: 'inner',
    referrerId: 'own',
    claimedAt: 'time',
  },
})

export const envelopes = sectionOf('redEnvelopeOpenings', {
  name: 'redEnvelopes',
  title: message('ownData.sections.envelopes.title'),
  by: 'memberId',
  time: 'at',
  columns: { id: 'inner', rainId: 'inner', memberId: 'own', amount: 'money', at: 'time' },
})

export const wheelTickets = sectionOf('wheelTickets', {
  name: 'wheelTickets',
  title: message('ownData.sections.wheelTickets.title'),
  by: 'id',
  columns: { id: 'own', tickets: 'count', towardsNext: 'money' },
})

export const wheelSpins = sectionOf('wheelSpins', {
  name: 'wheelSpins',
  title: message('ownData.sections.wheelSpins.title'),
  by: 'memberId',
  time: 'at',
  record: spinColumns,
  columns: { id: 'inner', memberId: 'own', prizeId: 'text' },
})

export const raffleTickets = sectionOf('raffleTickets', {
  name: 'raffleTickets',
  title: message('ownData.sections.raffleTickets.title'),
  by: 'memberId',
  columns: { id: 'inner', drawId: 'text', memberId: 'own', number: 'count', at: 'time' },
})

export const missionClaims = sectionOf('missionClaims', {
  name: 'missions',
  title: message('ownData.sections.missionClaims.title'),
  by: 'memberId',
  time: 'at',
  columns: { id: 'inner', memberId: 'own', missionId: 'text', at: 'time' },
})

export const weekScores = sectionOf('weekScores', {
  name: 'weekScores',
  title: message('ownData.sections.weekScores.title'),
  by: 'memberId',
  columns: { id: 'inner', week: 'text', memberId: 'own', score: 'count' },
})
