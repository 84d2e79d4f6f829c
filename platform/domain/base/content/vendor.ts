import type { components } from '../../../../src/api/gen/paths.ts'
import type { NameLanguage } from './gameNames.ts'

export type GameType = components['schemas']['GameType']

export type Vendor = {
  /** Identifier in the API, where it is called `vassalage`. */
  code: string
  name: string
  /** Accent colour, `#RRGGBB`, with enough contrast on light and dark backgrounds. */
  accent: string
  /** Language of the vendor's original game names. */
  homeLanguage: NameLanguage
}

/** Vendors that the portal treats differently (CONST-64 to CONST-67). */
export const vendorSets = {
  icons: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
  esports: ['IMES', 'IA', 'TF'],
  cockfight: ['SV3'],
  lottery: ['TCG_LOTTO_VN', 'TCG_SEA'],
} as const
