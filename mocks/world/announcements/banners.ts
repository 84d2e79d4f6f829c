import type { KeptBanner } from './announcement.ts'

const everybody = ['A', 'B'] as const

/** In the order in which they are shown. */
export const banners: readonly KeptBanner[] = [
  {
    ...{ id: 101, groupName: 'w_home', executions: ['B'], daysAgo: 20, hour: 9 },
    title: {
      pt: 'Boas-vindas em dobro: seu primeiro depósito vale o dobro',
      en: 'A double welcome: your first deposit counts twice',
    },
    url: '/art/banners/welcome.svg',
    linkage: { type: 'PAGE', target: '/register' },
  },
  {
    ...{ id: 102, groupName: 'w_home', executions: everybody, daysAgo: 1, hour: 9 },
    title: {
      pt: 'Sexta em dobro: giros extras nos caça-níqueis da semana',
      en: 'Double Friday: extra spins on the slots of the week',
    },
    url: '/art/banners/weekend-spins.svg',
    linkage: { type: 'PAGE', target: '/promotions' },
  },
  {
    ...{ id: 103, groupName: 'w_home', executions: everybody, daysAgo: 4, hour: 12 },
    title: {
      pt: 'Cassino ao vivo: mesas em português, dia e noite',
      en: 'Live casino: tables in Portuguese, day and night',
    },
    url: '/art/banners/live-tables.svg',
    linkage: { type: 'CATEGORY', target: 'LIVE' },
  },
  {
    ...{ id: 104, groupName: 'w_home', executions: ['A'], daysAgo: 2, hour: 18 },
    title: {
      pt: 'Missões da semana: complete cinco e suba no ranking',
      en: 'Missions of the week: complete five and climb the leaderboard',
    },
    url: '/art/banners/missions.svg',
    linkage: { type: 'PAGE', target: '/member/missions' },
  },
  {
    ...{ id: 105, groupName: 'w_home', executions: everybody, daysAgo: 9, hour: 10 },
    title: {
      pt: 'Jogue com limite: defina quanto e quanto tempo',
      en: 'Play within limits: decide how much and how long',
    },
    url: '/art/banners/play-safely.svg',
    linkage: { type: 'POPUP', target: '508' },
  },
  {
    ...{ id: 106, groupName: 'w_home', executions: everybody, daysAgo: 6, hour: 15 },
    title: {
      pt: 'Desafio diário: aposte R$ 300 e leve R$ 5 de bônus',
      en: 'Daily challenge: bet R$ 300 and get a bonus of R$ 5',
    },
    url: '/art/banners/desafio-diario.svg',
    linkage: { type: 'PROMOTION', target: 'desafio-diario' },
  },
  {
    ...{ id: 107, groupName: 'w_home', executions: everybody, daysAgo: 8, hour: 11 },
    title: {
      pt: 'Zeus do Mar: o caça-níquel do mês, grátis para testar',
      en: 'Sea Zeus: the slot of the month, free to try',
    },
    url: '/art/banners/slot-of-the-month.svg',
    linkage: { type: 'GAME', target: '101629' },
  },
  {
    ...{ id: 111, groupName: 'w_leftmenu', executions: everybody, daysAgo: 12, hour: 9 },
    title: { pt: 'Convide um amigo e ganhe', en: 'Invite a friend and earn' },
    url: '/art/banners/invite.svg',
    linkage: { type: 'PAGE', target: '/member/referral' },
  },
  {
    ...{ id: 112, groupName: 'w_leftmenu', executions: everybody, daysAgo: 30, hour: 9 },
    title: { pt: 'Baixe o aplicativo', en: 'Get the app' },
    url: '/art/banners/app.svg',
    linkage: { type: 'PAGE', target: '/down' },
  },
  {
    ...{ id: 121, groupName: 'w_login', executions: ['B'], daysAgo: 50, hour: 9 },
    title: { pt: 'Que bom ter você de volta', en: 'Good to have you back' },
    url: '/art/banners/welcome-back.svg',
  },
  {
    ...{ id: 131, groupName: 'w_register', executions: ['B'], daysAgo: 20, hour: 9 },
    title: {
      pt: 'Cadastro em um minuto, depósito por Pix em segundos',
      en: 'Sign up in a minute, deposit by Pix in seconds',
    },
    url: '/art/banners/sign-up.svg',
  },
  {
    ...{ id: 141, groupName: 'w_forget', executions: ['B'], daysAgo: 50, hour: 9 },
    title: {
      pt: 'Nunca pedimos sua senha, nem por telefone',
      en: 'We never ask for your password, not even by phone',
    },
    url: '/art/banners/password-safety.svg',
    linkage: { type: 'URL', target: 'https://help.portico.example/chat' },
  },
]
