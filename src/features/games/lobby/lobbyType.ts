import type { GameType } from '../gameType.ts'

/** The types of the lobby's menu: its own, and those of games (LOB-01). */
export type LobbyType = 'HOME' | 'HOT' | 'FAV' | GameType
