/** Slip with selections and stakes. The slip survives a reload of the page. */

import {
  parseSelectionId,
  type Selection,
  selectionId,
} from '../../../../src/lib/sports/selections.ts'
import { potentialReturn } from '../../../../src/lib/sports/settlement.ts'
import {
  acceptsMove,
  mostLegs,
  type OddsConsent,
  slipProblem,
} from '../../../../src/lib/sports/slip.ts'
import type { Note } from '../../frame/client/note.ts'
import { isStake, readAmount } from '../../frame/client/stakePicker.ts'
import type { BookView } from '../bookFixtures.ts'
import { type PricedSelection, priceIn, type ShownPrice } from './book.ts'

export type SlipItem = {
  id: string
  selection: Selection
  home: string
  away: string
  /** Odds that the player has accepted, in hundredths. */
  accepted: number
  /** Stake of a single, as typed. */
  stake: string
}

export type SlipKind = 'SINGLES' | 'MULTIPLE'

export type SlipState = {
  items: SlipItem[]
  kind: SlipKind
  /** Stake of the multiple, as typed. */
  stake: string
}

/**
 * Slip that an earlier load of the page stored in the note; undefined if an incompatible older
 * version of the page wrote it.
 */
function readNote(note: string): SlipState | undefined {
  try {
    const { items, kind, stake } = JSON.parse(note)
    // An older version of the page may have written the note, so the ids are checked.
    const known = (items as SlipItem[]).filter(({ id }) => parseSelectionId(id))
    return { items: known, kind, stake }
  } catch {
    return undefined
  }
}

export type Slip = ReturnType<typeof createSlip>

/**
 * Slip of the page.
 * @param isPlaced true for a selection on which the player has an open bet.
 */
export function createSlip(note: Note, isPlaced: (id: string) => boolean) {
  const state: SlipState = { items: [], kind: 'SINGLES', stake: '' }
  const listeners: (() => void)[] = []
  const changed = () => {
    const { items, kind } = state
    if (kind === 'MULTIPLE' && items.length < 2) state.kind = 'SINGLES'
    note.write(JSON.stringify(state))
    for (const listener of listeners) listener()
  }
  const has = (id: string) => state.items.some((item) => item.id === id)
  const remove = (ids: readonly string[]) => {
    state.items = state.items.filter(({ id }) => !ids.includes(id))
    changed()
  }
  const canMultiply = () => slipProblem(state.items.map(({ selection }) => selection)) === undefined
  note.onRead((text) => {
    const stored = readNote(text)
    if (!stored) return
    // The bet of an order without a response may have been placed before the reload.
    const kept = stored.items.filter(({ id }) => !has(id) && !isPlaced(id))
    state.items = [...kept, ...state.items].slice(-mostLegs)
    state.stake = stored.stake
    state.kind = canMultiply() ? stored.kind : 'SINGLES'
    changed()
  })
  return {
    state,
    has,
    remove,
    changed,
    onChange: (listener: () => void) => void listeners.push(listener),
    /** @returns false if the slip is full. */
    toggle({ selection, fixture: { home, away }, odds }: PricedSelection): boolean {
      const id = selectionId(selection)
      if (has(id)) {
        remove([id])
        return true
      }
      if (state.items.length >= mostLegs) return false
      state.items = [...state.items, { id, selection, home, away, accepted: odds, stake: '' }]
      // Two selections of different matches are usually meant as a multiple, so the second one
      // switches the slip to a multiple.
      if (state.items.length === 2 && canMultiply()) state.kind = 'MULTIPLE'
      if (!canMultiply()) state.kind = 'SINGLES'
      changed()
      return true
    },
    clear() {
      state.items = []
      state.stake = ''
      changed()
    },
  }
}

/** Slip item with its current price. */
export type PricedItem = SlipItem & {
  price: ShownPrice
  /**
   * Current odds of the selection, in hundredths. If the selection is no longer offered, these are
   * the odds that the player accepted.
   */
  odds: number
  hasMoved: boolean
  /** True if the odds have moved further than the player's consent allows. */
  needsConsent: boolean
}

export type SlipSums = {
  items: readonly PricedItem[]
  canMultiply: boolean
  /**
   * Bets that would be placed; undefined while a stake is missing or invalid, or the selections
   * cannot be combined.
   */
  stakes: readonly { id: string; stake: number }[] | undefined
  totalStake: number
  /** Total odds of a multiple in hundredths, rounded down. */
  totalOdds: number
  possibleReturn: number
  needsConsent: boolean
  isAvailable: boolean
}

/** Typed stake in minor units; undefined for an empty input, NaN for an invalid one. */
const typedStake = (text: string) =>
  text.trim() === '' ? undefined : (readAmount(text) ?? Number.NaN)

/** Totals of the slip at current prices. Amounts are minor units. */
export function sumSlip(
  { items, kind, stake }: SlipState,
  {
    view,
    consent,
    stakes,
  }: {
    view: BookView
    consent: OddsConsent
    stakes: { minimum: number; maximum: number }
  },
): SlipSums {
  const priced = items.map((item): PricedItem => {
    const price = priceIn(view, item.selection)
    const odds = price.odds ?? item.accepted
    const hasMoved = odds !== item.accepted
    return {
      ...item,
      price,
      odds,
      hasMoved,
      needsConsent: !acceptsMove(consent, item.accepted, odds),
    }
  })
  const isMultiple = kind === 'MULTIPLE'
  const typed = isMultiple
    ? [{ id: '', stake: typedStake(stake), odds: priced.map(({ odds }) => odds) }]
    : priced.map((item) => ({ id: item.id, stake: typedStake(item.stake), odds: [item.odds] }))
  const wanted = typed.flatMap(({ stake: amount, ...bet }) =>
    amount === undefined ? [] : [{ ...bet, stake: amount }],
  )
  const valid = wanted.filter(({ stake: amount }) => isStake(amount, stakes))
  const canMultiply =
    items.length >= 2 && slipProblem(items.map(({ selection }) => selection)) === undefined
  const isComplete = valid.length > 0 && valid.length === wanted.length
  const placed = priced.filter(({ id }) => isMultiple || wanted.some((bet) => bet.id === id))
  return {
    items: priced,
    canMultiply,
    stakes: isComplete && (!isMultiple || canMultiply) ? valid : undefined,
    totalStake: valid.reduce((sum, bet) => sum + bet.stake, 0),
    totalOdds: potentialReturn(
      100,
      priced.map(({ odds }) => odds),
    ),
    possibleReturn: valid.reduce((sum, bet) => sum + potentialReturn(bet.stake, bet.odds), 0),
    needsConsent: priced.some((item) => item.needsConsent),
    isAvailable: placed.every(({ price }) => price.state === 'ACTIVE'),
  }
}
