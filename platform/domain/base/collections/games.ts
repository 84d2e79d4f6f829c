/** Members' use of games. Games themselves are computed (`games/catalogue.ts`). */
import { defineCollection, optional, text, time } from '../storage/store.ts'

/** A member and a game; `id` combines both ids, so that each pair exists once. */
const memberGame = {
  id: text(),
  memberId: text(),
  nodeId: text(),
  vendor: text(),
  gameType: text(),
}

/** One row per favourite game of a member. */
const favourites = defineCollection({
  columns: { ...memberGame, createdAt: time() },
  indexes: [['memberId', 'createdAt']],
})

/** Time at which a member last played a game. */
const recentGames = defineCollection({
  columns: { ...memberGame, playedAt: time() },
  indexes: [['memberId', 'playedAt']],
})

/** Game launches; `id` is the hash of the token in the launch URL. */
const gameLaunches = defineCollection({
  columns: {
    id: text(),
    /** Player; null for a visitor's free trial. */
    memberId: optional(text()),
    /** The member's session, which ends the launch with it; null when `memberId` is. */
    sessionId: optional(text()),
    nodeId: text(),
    /** REAL or TRIAL. */
    mode: text(),
    /** Language of the game, as a BCP 47 tag. */
    language: text(),
    /** Portal path to return to from the game. */
    backUrl: text(),
    /** Lotteries only: the prize table, and BETTING or LOBBY. */
    prizeMode: optional(text()),
    view: optional(text()),
    /** Sports only: the match or selection at which the book opens. */
    target: optional(text()),
    createdAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

export const gamesCollections = { favourites, recentGames, gameLaunches }
