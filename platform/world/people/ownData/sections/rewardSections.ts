/** What the member was given, and what they took part in. */
import { sectionOf } from './section.ts'

export const rewards = sectionOf('rewards', {
  name: 'rewards',
  title: { pt: 'Recompensas', en: 'Rewards' },
  by: 'memberId',
  time: 'createdAt',
  columns: {
    id: 'inner',
    memberId: 'own',
    kind: 'word',
    reference: 'text',
    title: 'texts',
    amount: 'money',
    createdAt: 'time',
    // Those that keep for ever end in a year that no calendar shows.
    expiresAt: 'inner',
    claimedAt: 'time',
    wagering: (value) => value && { days: value.days },
  },
})

export const promotions = sectionOf('promotionEntries', {
  name: 'promotions',
  title: { pt: 'Promoções de que você participou', en: 'Promotions that you joined' },
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
  title: { pt: 'Inscrições em atividades', en: 'Applications for activities' },
  by: 'memberId',
  time: 'appliedAt',
  columns: {
    id: 'text',
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
  title: { pt: 'Seu código de indicação', en: 'Your referral code' },
  by: 'id',
  columns: { id: 'own', code: 'text' },
})

export const friends = sectionOf('referrals', {
  name: 'friends',
  title: { pt: 'Amigos que você indicou', en: 'Friends whom you brought' },
  by: 'referrerId',
  time: 'joinedAt',
  columns: {
    id: 'other',
    referrerId: 'own',
    joinedAt: 'time',
    turnover: 'money',
    playedAt: 'time',
  },
})

export const referralDays = sectionOf('referralDays', {
  name: 'referralDays',
  title: { pt: 'O que seus amigos apostaram', en: 'What your friends have played' },
  by: 'referrerId',
  columns: {
    id: 'inner',
    referrerId: 'own',
    day: 'text',
    turnover: 'money',
    claimedAt: 'time',
  },
})

export const envelopes = sectionOf('redEnvelopeOpenings', {
  name: 'redEnvelopes',
  title: { pt: 'Envelopes premiados', en: 'Red envelopes' },
  by: 'memberId',
  time: 'at',
  columns: { id: 'inner', rainId: 'inner', memberId: 'own', amount: 'money', at: 'time' },
})

export const wheelTickets = sectionOf('wheelTickets', {
  name: 'wheelTickets',
  title: { pt: 'Giros da roleta que restam', en: 'Turns of the wheel that are left' },
  by: 'id',
  columns: { id: 'own', tickets: 'count', towardsNext: 'money' },
})

export const wheelSpins = sectionOf('wheelSpins', {
  name: 'wheelSpins',
  title: { pt: 'Giros da roleta', en: 'Turns of the wheel' },
  by: 'memberId',
  time: 'at',
  columns: { id: 'inner', memberId: 'own', prizeId: 'text', at: 'time' },
})

export const raffleTickets = sectionOf('raffleTickets', {
  name: 'raffleTickets',
  title: { pt: 'Bilhetes de sorteios', en: 'Raffle tickets' },
  by: 'memberId',
  columns: { id: 'inner', drawId: 'text', memberId: 'own', number: 'count', at: 'time' },
})

export const missionClaims = sectionOf('missionClaims', {
  name: 'missions',
  title: { pt: 'Missões resgatadas', en: 'Missions that you claimed' },
  by: 'memberId',
  time: 'at',
  columns: { id: 'inner', memberId: 'own', missionId: 'text', at: 'time' },
})

export const weekScores = sectionOf('weekScores', {
  name: 'weekScores',
  title: { pt: 'Pontuação das missões', en: 'Scores of missions' },
  by: 'memberId',
  columns: { id: 'inner', week: 'text', memberId: 'own', score: 'count' },
})
