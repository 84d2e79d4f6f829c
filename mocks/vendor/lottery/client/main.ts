import type { LotteryWords } from '../../../content/games/lotteryTexts.ts'
import type { Prizes } from '../../../rules/lottery/drawnNumbers.ts'
import { stakeOf } from '../../../rules/lottery/lotteryTickets.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { startGame } from '../../frame/client/startGame.ts'
import type { DrawAnswer, LotteryBet, LotteryOpening, LotteryState } from '../lotteryView.ts'
import { createDrawBox, type DrawBox } from './drawBox.ts'
import { explainRules } from './explainRules.ts'
import { type Client, listOf, timeOf } from './lotteryClient.ts'
import { showOwn } from './ownBox.ts'
import { createSlipBox, type SlipBox } from './slipBox.ts'
import { createTicketBox } from './ticketBox.ts'

/** Interval at which the page checks the time, in milliseconds. */
const tick = 250
/** Delay after a draw before the page requests its numbers, in milliseconds. */
const drawDelay = 200
/** Delay before a failed request is repeated, in milliseconds. */
const retryAfter = 4_000

type Room = {
  client: Client
  state: LotteryState
  /** Purchases of a free trial. They are not stored on the server. */
  trials: LotteryBet[]
  draws: DrawBox
  slip: SlipBox
  buyButton: HTMLButtonElement
  own: HTMLElement
  isBuying: boolean
  isDrawing: boolean
  /** Time until which no request is sent, in milliseconds since 1970. */
  quietUntil: number
}

function part(stage: HTMLElement, selector: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The stage has no ${selector}`)
  return found
}

function showState(room: Room, state: LotteryState): void {
  room.state = state
  room.draws.showState(state)
  room.slip.showDraw(state.sale.drawsAt)
  showOwn(room.client, room.own, room.client.isTrial ? room.trials : state.bets)
}

async function refresh(room: Room): Promise<void> {
  room.quietUntil = room.client.now() + retryAfter
  const state = await room.client.call<LotteryState>('state')
  if (state) showState(room, state)
}

/** Announces the numbers of a draw and the player's winnings. */
function announce({ client }: Room, prizes: Prizes, bets: readonly LotteryBet[]): void {
  const { words, money, say, sound, addRound, showLastWin } = client
  const texts = prizes.length > 1 ? words.drawnFirst : words.drawn
  const numbers = listOf(client, prizes[0]?.numbers ?? [])
  const win = bets.reduce((sum, bet) => sum + bet.win, 0)
  for (const bet of bets) {
    const time = timeOf(client, bet.gameRound.drawsAt)
    addRound({ label: fillText(words.thisDraw, { time }), win: bet.win, stake: bet.stake })
  }
  if (bets.length === 0) {
    say(fillText(texts.plain, { numbers }))
    return
  }
  showLastWin(win)
  sound(win > 0 ? 'win' : 'lose')
  const isCelebrated = win > stakeOf(bets) || client.settings.celebratesSmallWins
  if (win === 0) say(fillText(texts.lost, { numbers }), 'lost')
  else {
    const text = fillText(texts.won, { numbers, amount: money(win) })
    say(text, isCelebrated ? 'won' : undefined)
  }
}

/** Fetches and shows the numbers of the draw whose time has come. */
async function showDraw(room: Room): Promise<void> {
  const { client, draws, state } = room
  const { drawId, drawsAt } = state.next
  room.quietUntil = client.now() + retryAfter
  const answer = await client.call<DrawAnswer>('draw', { drawId })
  if (!answer?.isDrawn) return
  room.isDrawing = true
  client.say(client.words.drawing)
  await draws.reveal(
    fillText(client.words.thisDraw, { time: timeOf(client, drawsAt) }),
    answer.prizes,
  )
  room.isDrawing = false
  room.quietUntil = 0
  const bets = answer.state.bets.filter(
    ({ gameRound, status }) => gameRound.drawId === drawId && status === 'SETTLED',
  )
  for (const { balance } of bets) if (balance) client.showBalance(balance)
  announce(room, answer.prizes, bets)
  // The response was created before the animation, so it lacks purchases made since then.
  const known = new Set(answer.state.bets.map(({ betId }) => betId))
  const newer = room.state.bets.filter(({ betId }) => !known.has(betId))
  showState(room, { ...answer.state, bets: [...newer, ...answer.state.bets] })
}

function showTime(room: Room): void {
  const { client, draws, state, isDrawing } = room
  draws.tick()
  const now = client.now()
  if (isDrawing || room.isBuying || now < room.quietUntil) return
  const isOver = now >= Date.parse(state.next.drawsAt) + drawDelay
  const isClosed = now >= Date.parse(state.sale.closesAt)
  if (isOver) void (client.isTrial ? refresh(room) : showDraw(room))
  else if (isClosed) void refresh(room)
}

async function buyTickets(room: Room): Promise<void> {
  const { client, slip, state } = room
  const { words } = client
  const tickets = slip.tickets()
  const { drawId } = state.sale
  const known = new Set(state.bets.map(({ betId }) => betId))
  const bet = await client.play<LotteryBet>('buy', { drawId, tickets })
  if (!bet) await refresh(room)
  // If the response was lost, the purchase is found in the refreshed state.
  const isSame = (one: LotteryBet) => !known.has(one.betId) && one.gameRound.drawId === drawId
  const bought = bet ?? room.state.bets.find(isSame)
  if (!bought) {
    const time = timeOf(client, room.state.sale.drawsAt)
    if (room.state.sale.drawId !== drawId) client.say(fillText(words.closed, { time }), 'failed')
    return
  }
  slip.clear()
  if (bought.balance) client.showBalance(bought.balance)
  const others = room.state.bets.filter(({ betId }) => betId !== bought.betId)
  room.state = { ...room.state, bets: [bought, ...others] }
  showOwn(client, room.own, room.state.bets)
  client.say(fillText(words.bought, { time: timeOf(client, bought.gameRound.drawsAt) }))
}

/** Plays the chosen tickets with play money in a separate draw. */
async function tryTickets(room: Room): Promise<void> {
  const { client, slip, draws } = room
  const tickets = slip.tickets()
  if (client.balance() < stakeOf(tickets)) {
    return client.say(client.words.noPlayMoney, 'failed')
  }
  const bet = await client.play<LotteryBet & { drawn: Prizes }>('trial', { tickets })
  if (!bet) return
  slip.clear()
  client.showBalance(undefined, -bet.stake)
  room.isDrawing = true
  await draws.reveal(client.words.trialDraw, bet.drawn)
  room.isDrawing = false
  client.showBalance(undefined, bet.win)
  room.trials = [bet, ...room.trials]
  showOwn(client, room.own, room.trials)
  announce(room, bet.drawn, [bet])
}

async function purchase(room: Room): Promise<void> {
  const { client, slip } = room
  if (room.isBuying) return
  if (slip.tickets().length === 0) return client.say(client.words.emptyPurchase, 'failed')
  room.isBuying = true
  room.buyButton.setAttribute('aria-disabled', 'true')
  await (client.isTrial ? tryTickets(room) : buyTickets(room))
  room.isBuying = false
  showBuyButton(room.client, room.buyButton, slip)
}

function showBuyButton({ words, money }: Client, button: HTMLButtonElement, slip: SlipBox): void {
  const stake = stakeOf(slip.tickets())
  button.textContent =
    stake === 0 ? words.buyNothing : fillText(words.buy, { amount: money(stake) })
  button.setAttribute('aria-disabled', String(stake === 0))
}

/**
 * Sets the CSS variable `--deck` to the height of the `.deck` element, so that this element covers
 * neither the result nor the focused control.
 */
function measureDeck(controls: HTMLElement): void {
  const deck = controls.closest<HTMLElement>('.deck')
  if (!deck) return
  const measure = () =>
    document.documentElement.style.setProperty('--deck', `${deck.offsetHeight}px`)
  new ResizeObserver(measure).observe(deck)
}

startGame<LotteryOpening, LotteryWords>((client) => {
  const { words, opening, stage, controls } = client
  const buyButton = h('button', { type: 'button', class: 'button buy' }, words.buyNothing)
  controls.append(buyButton)
  const slip: SlipBox = createSlipBox({
    client,
    place: part(stage, '.slipBox'),
    onChange: (box) => showBuyButton(client, buyButton, box),
  })
  createTicketBox({ client, place: part(stage, '.ticketBox'), onTicket: slip.add })
  const room: Room = {
    client,
    state: opening,
    trials: [],
    draws: createDrawBox(client, part(stage, '.drawBox')),
    slip,
    buyButton,
    own: part(stage, '.ownBox'),
    isBuying: false,
    isDrawing: false,
    quietUntil: 0,
  }
  buyButton.addEventListener('click', () => void purchase(room))
  explainRules(client)
  measureDeck(controls)
  showState(room, opening)
  client.say(client.isTrial ? words.readyTrial : words.ready)
  setInterval(() => showTime(room), tick)
})
