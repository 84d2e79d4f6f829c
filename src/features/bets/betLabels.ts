/** What types of games and states of bets are called. */
export const gameTypeLabels = {
  SPORTS: 'pages.sports',
  ESPORTS: 'pages.esports',
  LIVE: 'pages.live',
  RNG: 'pages.rng',
  FISH: 'pages.fish',
  PVP: 'pages.pvp',
  LOTT: 'pages.lott',
  ELOTT: 'pages.elott',
} as const

export const betStatusLabels = {
  PENDING: 'records.betStatus.PENDING',
  SETTLED: 'records.betStatus.SETTLED',
  CANCELLED: 'records.betStatus.CANCELLED',
} as const

export const betStatusTones = { PENDING: 'waiting', SETTLED: 'good' } as const
