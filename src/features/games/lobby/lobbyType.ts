import type { GameType } from '../gameType.ts'

/** Entries of the lobby menu: its own ones and the game types (LOB-01). */
export type LobbyType = 'HOME' | 'HOT' | 'FAV' | GameType
