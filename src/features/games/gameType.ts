import type { components } from '../../api/gen/paths.ts'

/** Types of games (LOB-48, without HOME and PROMO, which are pages). */
export type GameType = components['schemas']['GameType']
