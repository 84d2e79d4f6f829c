/** Members' use of games. The games themselves are not stored: see `base/content/catalogue.ts`. */
import { defineCollection, optional, text, time } from '../storage/store.ts'

/**
 * Columns of a row for one member and one game; `id` combines both ids, so each pair exists once.
 */
const memberGame = {
  id: text(),
  memberId: text(),
  nodeId: text(),
  vendor: text(),
  gameType: text(),
}

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
    /** Member who plays; null for a visitor's free trial. */
    memberId: optional(text()),
    /** Session of the member; the launch ends with it. Null for a visitor. */
    sessionId: optional(text()),
    nodeId: text(),
    /** `REAL` or `TRIAL`. */
    mode: text(),
    /** Language of the game, as a BCP 47 tag. */
    language: text(),
    /** Portal path that the game's exit leads to. */
    backUrl: text(),
    /** Only for lotteries: prize table, and view `BETTING` or `LOBBY`. */
    prizeMode: optional(text()),
    view: optional(text()),
    /** Match or selection that the sports book shows first; only for sports. */
    target: optional(text()),
    createdAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

export const gamesCollections = { favourites, recentGames, gameLaunches }
