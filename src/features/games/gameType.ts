import type { components } from '../../api/gen/paths.ts'

/** Types of games: the entries of LOB-48 without HOME and PROMO, which are pages. */
export type GameType = components['schemas']['GameType']
