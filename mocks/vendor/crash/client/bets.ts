/** The player's two bets: placed, cashed out and shown in their panels. */

import { payoutOf } from '../../fair/winCap.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { CrashBet, FlightView } from '../crashView.ts'
import { type BetPanel, createBetPanel } from './betPanel.ts'
import { type CrashClient, hundredthsOf } from './client.ts'
import type { ServerClock } from './serverClock.ts'

/**
 * The page sends bets until this many milliseconds before the take-off; later bets wait for the
 * next flight.
 */
const shortestRest = 250

/** Time for which a panel shows the result of its bet, in milliseconds. */
const resultTime = 2_500

type Slot = {
  panel: BetPanel
  isQueued: boolean
  isBusy: boolean
  bet: CrashBet | undefined
  /** Server time at which the result was first shown. */
  endedAt: number
}

export type Bets = {
  nodes: readonly HTMLElement[]
  /** Updates the bets to a flight's state, and places queued bets while betting is open. */
  follow(flight: FlightView): void
  /**
   * Updates the panels.
   * @param multiplier current multiplier of the flight, in hundredths.
   */
  show(multiplier: number): void
  /** The player's bets on the current flight. */
  current(): readonly CrashBet[]
  /** True while a bet is queued or unsettled, so that the page must keep following flights. */
  isActive(): boolean
  onChange(listener: () => void): void
}

type BetsOptions = { game: CrashClient; clock: ServerClock; times(multiplier: number): string }

/** Reports each ended bet once, in the history, as a message and as a sound. */
function createReports({ game, clock, times }: BetsOptions) {
  const { words, money } = game
  /** Ids of bets that have been reported. */
  const reported = new Set<string>()

  /**
   * Adds an ended bet to the history.
   * @returns its multiplier as text; undefined if it was already added or has not ended.
   */
  const note = ({ betId, status, win, stake, gameRound }: CrashBet): string | undefined => {
    if (status === 'PENDING' || reported.has(betId)) return undefined
    reported.add(betId)
    const { cashedOutAt, crashedAt } = gameRound
    const multiplier = times(hundredthsOf(cashedOutAt ?? crashedAt ?? '1.00'))
    game.addRound({ label: `${multiplier}×`, win, stake })
    return multiplier
  }

  const report = (slot: Slot, bet: CrashBet) => {
    const multiplier = note(bet)
    if (multiplier === undefined) return
    slot.endedAt = clock.now()
    const { win, stake } = bet
    if (win === 0) {
      game.sound('lose')
      game.say(fillText(words.lost, { multiplier }), 'lost')
      return
    }
    const isCelebrated = win > stake || game.settings.celebratesSmallWins
    game.showLastWin(win)
    game.say(
      fillText(words.won, { amount: money(win), multiplier }),
      isCelebrated ? 'won' : undefined,
    )
    if (isCelebrated) game.sound(win >= 5 * stake ? 'big' : 'win')
  }

  return { note, report }
}

export function createBets({ game, clock, times }: BetsOptions): Bets {
  const { words, money, locale, stakes } = game
  let flight: FlightView = game.opening
  const { note, report } = createReports({ game, clock, times })
  const listeners: (() => void)[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const isOpen = () => flight.takesOffAt - clock.now() > shortestRest

  const place = async (slot: Slot) => {
    const order = slot.panel.order()
    slot.isQueued = false
    if (!order || slot.isBusy) return
    slot.isBusy = true
    const bet = await game.play<CrashBet>('bet', { ...order, flight: flight.number })
    slot.isBusy = false
    if (!bet) return
    if (bet.roundId === String(flight.number)) slot.bet = bet
    game.showBalance(bet.balance)
    notify()
  }

  const cashOut = async (slot: Slot, { betId }: CrashBet) => {
    slot.isBusy = true
    const bet = await game.call<CrashBet>('cashOut', { betId })
    slot.isBusy = false
    if (!bet) return
    slot.bet = bet
    game.showBalance(bet.balance)
    report(slot, bet)
    notify()
  }

  const press = (slot: Slot) => {
    const { bet } = slot
    game.sound('click')
    if (slot.isBusy) return
    if (bet?.status === 'PENDING' && !isOpen()) void cashOut(slot, bet)
    else if (slot.isQueued) slot.isQueued = false
    else if (!bet && isOpen() && !flight.crash) void place(slot)
    else if (bet?.status !== 'PENDING') slot.isQueued = slot.panel.order() !== undefined
  }

  const slots: Slot[] = [1, 2].map((number) => {
    const slot: Slot = {
      panel: createBetPanel({ number, words, locale, stakes, money, onPress: () => press(slot) }),
      isQueued: false,
      isBusy: false,
      bet: undefined,
      endedAt: 0,
    }
    return slot
  })

  const showSlot = ({ panel, bet, isQueued, isBusy, endedAt }: Slot, multiplier: number) => {
    const now = clock.now()
    const hasLeft = now >= flight.takesOffAt
    const isEnded = bet !== undefined && bet.status !== 'PENDING'
    const isNext = isEnded || hasLeft || flight.crash !== undefined
    if (isQueued) panel.show({ kind: 'queued' })
    else if (!bet || (isEnded && now - endedAt > resultTime)) panel.show({ kind: 'idle', isNext })
    else if (isEnded) {
      panel.show(bet.win > 0 ? { kind: 'won', win: bet.win } : { kind: 'lost' })
    } else if (!hasLeft) panel.show({ kind: 'placed' })
    else panel.show({ kind: 'flying', win: payoutOf(bet.stake, multiplier), isBusy })
  }

  for (const bet of game.opening.own.toReversed()) note(bet)
  return {
    nodes: slots.map(({ panel }) => panel.node),
    follow(next) {
      const isNew = next.number !== flight.number
      flight = next
      for (const [at, slot] of slots.entries()) {
        if (isNew) slot.bet = undefined
        const own = next.bets.find(({ betId }) => betId === slot.bet?.betId)
        // After a reload the bets are assigned to the panels in order.
        const others = next.bets.filter(
          ({ betId }) => !slots.some(({ bet }) => bet?.betId === betId),
        )
        // A response sent before the cash-out still has the bet as pending.
        const isSettled = slot.bet !== undefined && slot.bet.status !== 'PENDING'
        if (!isSettled) slot.bet = own ?? slot.bet ?? others[at === 0 ? 0 : others.length - 1]
        if (slot.bet) report(slot, slot.bet)
        if (slot.isQueued && isOpen() && !next.crash) void place(slot)
      }
      if (next.balance) game.showBalance(next.balance)
      notify()
    },
    show(multiplier) {
      for (const slot of slots) showSlot(slot, multiplier)
    },
    current: () => slots.flatMap(({ bet }) => bet ?? []),
    isActive: () => slots.some(({ isQueued, bet }) => isQueued || bet?.status === 'PENDING'),
    onChange: (listener) => void listeners.push(listener),
  }
}
