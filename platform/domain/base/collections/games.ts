/** What members do with games. The games themselves are computed (`games/catalogue.ts`). */
import { defineCollection, optional, text, time } from '../storage/store.ts'

/**
 * One row for each game that a member has marked; `id` is both of their ids, so it is there once.
 */
const favourites = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    nodeId: text(),
    vendor: text(),
    gameType: text(),
    createdAt: time(),
  },
  indexes: [['memberId', 'createdAt']],
})

/** When a member last played a game; `id` as of favourites. */
const recentGames = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    nodeId: text(),
    vendor: text(),
    gameType: text(),
    playedAt: time(),
  },
  indexes: [['memberId', 'playedAt']],
})

/** Games that may be opened: `id` is the hash of the token in the launch URL. */
const gameLaunches = defineCollection({
  columns: {
    id: text(),
    /** Who plays; null for a visitor's free trial. */
    memberId: optional(text()),
    /** The member's session, with which the launch ends; null as `memberId` is. */
    sessionId: optional(text()),
    nodeId: text(),
    /** REAL or TRIAL. */
    mode: text(),
    /** What the game speaks, a BCP 47 tag. */
    language: text(),
    /** The portal's path that the game leads back to. */
    backUrl: text(),
    /** Of lotteries: the table of prizes, and BETTING or LOBBY. */
    prizeMode: optional(text()),
    view: optional(text()),
    createdAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

export const gamesCollections = { favourites, recentGames, gameLaunches }
