/** Parses an order of the slip into its bets. */

import { parseSelectionId, type Selection } from '../../../src/lib/sports/selections.ts'
import {
  mostLegs,
  type OddsConsent,
  oddsConsents,
  slipProblem,
} from '../../../src/lib/sports/slip.ts'
import { readInteger, readKey } from '../fair/readBody.ts'
import { type ActBody, RefusedAct } from '../frame/emulatedGame.ts'

/** Selection with the odds that the player saw, in hundredths. */
export type OrderedSelection = { id: string; selection: Selection; odds: number }

/** One bet: a single, or a multiple. */
export type Slip = {
  key: string
  /** Stake in minor units. */
  stake: number
  selections: readonly OrderedSelection[]
}

export type SlipOrder = { consent: OddsConsent; slips: readonly Slip[] }

/** Rule that the slips of an order can violate. */
export type SlipRule = 'SAME_MATCH' | 'SAME_SELECTION' | 'TOO_MANY_LEGS'

const highestOdds = 999_999

function refuse(): never {
  throw new RefusedAct('REQUEST_INVALID')
}

function readSelection(value: unknown): OrderedSelection & { stake: unknown } {
  const { id, odds, stake } = Object(value)
  const selection = typeof id === 'string' ? parseSelectionId(id) : undefined
  if (!selection) return refuse()
  return { id, selection, odds: readInteger(odds, 100, highestOdds), stake }
}

export function readConsent(value: unknown): OddsConsent {
  return oddsConsents.find((consent) => consent === value) ?? refuse()
}

const readStake = (value: unknown): number => readInteger(value, 1, Number.MAX_SAFE_INTEGER)

/**
 * Parses an order `{ key, kind: 'MULTIPLE', stake, selections: [{ id, odds }], consent }`. For
 * `SINGLES`, each selection has its own `stake`, and the bets have the keys `<key>-1`, `<key>-2`
 * and so on.
 * @returns the order, or the rule that its selections break.
 * @throws {RefusedAct} `REQUEST_INVALID` for any other body.
 */
export function readSlipOrder(body: ActBody): SlipOrder | { rule: SlipRule } {
  const key = readKey(body.key)
  const consent = readConsent(body.consent)
  const { kind, selections: sent } = body
  if (!Array.isArray(sent) || sent.length === 0) return refuse()
  if (sent.length > mostLegs) return { rule: 'TOO_MANY_LEGS' }
  const selections = sent.map(readSelection)
  if (new Set(selections.map(({ id }) => id)).size < selections.length) {
    return { rule: 'SAME_SELECTION' }
  }
  if (kind === 'SINGLES') {
    const slips = selections.map(({ stake, ...selection }, index) => ({
      key: `${key}-${index + 1}`,
      stake: readStake(stake),
      selections: [selection],
    }))
    return { consent, slips }
  }
  if (kind !== 'MULTIPLE' || selections.length < 2) return refuse()
  const rule = slipProblem(selections.map(({ selection }) => selection))
  if (rule === 'SAME_MATCH' || rule === 'TOO_MANY_LEGS') return { rule }
  return { consent, slips: [{ key, stake: readStake(body.stake), selections }] }
}
