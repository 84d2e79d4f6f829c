/**
 * Rooms of live tables. A room shows the results of the rounds that are played in the game of its
 * table.
 */

import type { Game } from '../../../platform/domain/base/content/game.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import type { NameLanguage } from '../../../platform/domain/base/content/gameNames.ts'
import type { ResultSources } from '../../../platform/domain/base/content/resultSources.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { avatarArt, drawnImages } from '../../images/drawnImages.ts'
import { readBaccarat } from '../../rules/baccarat/baccaratRules.ts'
import { readDragonTiger } from '../../rules/dragonTiger/dragonTigerRules.ts'
import { type GameKind, kindOf } from '../../rules/kindOf.ts'
import { lastResults } from '../../rules/table/tableOutcomes.ts'
import type { TableVariant } from '../../rules/table/tableRules.ts'
import {
  baccaratVariant,
  dragonTigerVariant,
  rouletteVariant,
  sicBoVariant,
} from '../../rules/variants/tableVariants.ts'
import { dealerAt, playersAt } from './tableCrew.ts'

type Room = components['schemas']['Room']

const resultsShown = 20

type Outcome = readonly string[]

type TableKind = {
  variantOf(game: Game): TableVariant
  /** Converts an outcome into the notation of the contract, such as `BANKER`. */
  resultOf(outcome: Outcome): string
}

const cardWinners = { P: 'PLAYER', B: 'BANKER', T: 'TIE' } as const
const beastWinners = { D: 'DRAGON', T: 'TIGER', E: 'TIE' } as const

const tableKinds: Readonly<Partial<Record<GameKind, TableKind>>> = {
  roulette: { variantOf: rouletteVariant, resultOf: ([number = '0']) => number },
  sicBo: {
    variantOf: sicBoVariant,
    resultOf: (dice) => String(dice.reduce((sum, die) => sum + Number(die), 0)),
  },
  baccarat: {
    variantOf: baccaratVariant,
    resultOf: (cards) => cardWinners[readBaccarat(cards).winner],
  },
  dragonTiger: {
    variantOf: dragonTigerVariant,
    resultOf: (cards) => beastWinners[readDragonTiger(cards).winner],
  },
}

async function resultsOf(game: Game, sources: ResultSources): Promise<string[]> {
  const table = tableKinds[kindOf(game)]
  if (!table) return []
  const last = await lastResults(sources, game.nodeId, table.variantOf(game), resultsShown)
  return last.map(({ outcome }) => table.resultOf(outcome))
}

async function roomOf(game: Game, language: NameLanguage, sources: ResultSources): Promise<Room> {
  const { nodeId, gameCode, vendor, gameClassify } = game
  const now = sources.now()
  const dealer = dealerAt(nodeId, now)
  // A table without seats is never full.
  const status = game.inMaintenance ? 'CLOSED' : 'OPEN'
  return {
    nodeId,
    gameCode,
    vassalage: vendor,
    gameClassify,
    status,
    results: await resultsOf(game, sources),
    roomId: gameCode.replaceAll('_', '-'),
    name: gameName(game, language),
    dealer: { ...dealer, avatar: avatarArt(dealer.avatar) },
    limits: { ...game.stakes },
    players: status === 'CLOSED' ? 0 : playersAt(nodeId, now),
    showIcon: drawnImages.game(nodeId),
  }
}

/** Rooms of live tables. Must not be called inside a transaction. */
export const roomsOf = (
  tables: readonly Game[],
  language: NameLanguage,
  sources: ResultSources,
): Promise<Room[]> => Promise.all(tables.map((game) => roomOf(game, language, sources)))
