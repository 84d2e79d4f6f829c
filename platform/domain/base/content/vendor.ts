import type { components } from '../../../../src/api/gen/paths.ts'
import type { NameLanguage } from './gameNames.ts'

export type GameType = components['schemas']['GameType']

/** Who makes games. */
export type Vendor = {
  /** Names it in every call: `vassalage`. */
  code: string
  name: string
  /** A colour of its own, `#RRGGBB`, that shows on light and dark. */
  accent: string
  /** The language that it names its games in first. */
  homeLanguage: NameLanguage
}

/** The sets that the product tells vendors apart by (CONST-64 to CONST-67). */
export const vendorSets = {
  icons: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
  esports: ['IMES', 'IA', 'TF'],
  cockfight: ['SV3'],
  lottery: ['TCG_LOTTO_VN', 'TCG_SEA'],
} as const
