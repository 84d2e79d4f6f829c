import type { IntlShape } from 'react-intl'

/** Kinds of games that have a translated name. */
const knownKinds = [
  'ADVENTURE',
  'BACCARAT',
  'BASKETBALL',
  'BATTLE_ROYALE',
  'BLACKJACK',
  'BOARD',
  'CARD',
  'CLASSIC',
  'COCKFIGHT',
  'DRAGON_TIGER',
  'FIGHTING',
  'FISHING',
  'FOOTBALL',
  'FPS',
  'GAME_SHOW',
  'IN_PLAY',
  'JACKPOT',
  'MAHJONG',
  'MINI',
  'MOBA',
  'MYTHOLOGY',
  'POKER',
  'RACING',
  'ROULETTE',
  'SIC_BO',
  'SPORTSBOOK',
  'STRATEGY',
  'TENNIS',
  'VIDEO',
  'VIRTUAL',
  'VOLLEYBALL',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'VN_QUICK',
  'SEA_THAILAND',
  'SEA_MEKONG',
  'SEA_ISLANDS',
  'NATIONAL',
  'QUICK',
] as const

/** Name of a kind of games; an unknown code is converted to readable words. */
export function kindName(intl: IntlShape, code: string): string {
  const known = knownKinds.find((kind) => kind === code)
  if (known) return intl.formatMessage({ id: `games.kinds.${known}` })
  const words = code.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
