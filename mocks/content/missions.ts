/** Daily and weekly missions of the demonstration (PROMO-02). */
import type { Mission } from '../../platform/domain/base/content/mission.ts'

/** Missions in display order. */
export const missions: readonly Mission[] = [
  {
    id: 'daily-login',
    period: 'DAILY',
    metric: 'LOGINS',
    target: 1,
    title: { pt: 'Que bom ter você de volta', en: 'Welcome back' },
    description: { pt: 'Entre na sua conta hoje.', en: 'Log in today.' },
    reward: { points: 10 },
  },
  {
    id: 'daily-bets',
    period: 'DAILY',
    metric: 'BETS',
    target: 20,
    title: { pt: 'Ritmo de jogo', en: 'In the groove' },
    description: {
      pt: 'Faça 20 apostas em qualquer jogo hoje.',
      en: 'Place 20 bets on any game today.',
    },
    reward: { points: 25 },
  },
  {
    id: 'daily-turnover',
    period: 'DAILY',
    metric: 'TURNOVER',
    target: 100,
    title: { pt: 'Aquecimento do dia', en: 'Daily warm-up' },
    description: {
      pt: 'Aposte R$ 100,00 em qualquer jogo hoje.',
      en: 'Bet R$ 100.00 on any game today.',
    },
    reward: { amount: 200, points: 20 },
  },
  {
    id: 'daily-deposit',
    period: 'DAILY',
    metric: 'DEPOSITS',
    target: 50,
    title: { pt: 'Pix da sorte', en: 'Lucky Pix' },
    description: {
      pt: 'Deposite R$ 50,00 hoje.',
      en: 'Deposit R$ 50.00 today.',
    },
    reward: { tickets: 1 },
  },
  {
    id: 'weekly-logins',
    period: 'WEEKLY',
    metric: 'LOGINS',
    target: 5,
    title: { pt: 'Presença garantida', en: 'Always around' },
    description: {
      pt: 'Entre na sua conta em 5 dias desta semana.',
      en: 'Log in on 5 days of this week.',
    },
    reward: { points: 150, tickets: 1 },
  },
  {
    id: 'weekly-bets',
    period: 'WEEKLY',
    metric: 'BETS',
    target: 200,
    title: { pt: 'Maratona', en: 'Marathon' },
    description: { pt: 'Faça 200 apostas nesta semana.', en: 'Place 200 bets this week.' },
    reward: { points: 250 },
  },
  {
    id: 'weekly-turnover',
    period: 'WEEKLY',
    metric: 'TURNOVER',
    target: 2_000,
    title: { pt: 'Craque da semana', en: 'Star of the week' },
    description: {
      pt: 'Aposte R$ 2.000,00 nesta semana.',
      en: 'Bet R$ 2,000.00 this week.',
    },
    reward: { amount: 2_000, points: 200 },
  },
  {
    id: 'weekly-deposits',
    period: 'WEEKLY',
    metric: 'DEPOSITS',
    target: 500,
    title: { pt: 'Reforço da semana', en: 'Weekly top-up' },
    description: {
      pt: 'Deposite R$ 500,00 ao longo da semana.',
      en: 'Deposit R$ 500.00 over the week.',
    },
    reward: { amount: 1_000, tickets: 2 },
  },
]
