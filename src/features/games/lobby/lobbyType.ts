import type { GameType } from '../gameType.ts'

/** Entries of the lobby menu: home, hot, favourites and the game types (LOB-01). */
export type LobbyType = 'HOME' | 'HOT' | 'FAV' | GameType
