export type Style = 'REELS' | 'SHOTS' | 'TABLE' | 'NUMBERS' | 'ODDS'

const styles: Readonly<Record<string, Style>> = {
  RNG: 'REELS',
  FISH: 'SHOTS',
  LIVE: 'TABLE',
  PVP: 'TABLE',
  LOTT: 'NUMBERS',
  ELOTT: 'NUMBERS',
  SPORTS: 'ODDS',
  ESPORTS: 'ODDS',
  COCKFIGHT: 'ODDS',
}

/** Style of play of a game type. */
export const styleOf = (gameType: string): Style => styles[gameType] ?? 'REELS'
