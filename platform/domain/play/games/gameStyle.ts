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

/** How a type of game is played. */
export const styleOf = (gameType: string): Style => styles[gameType] ?? 'REELS'
