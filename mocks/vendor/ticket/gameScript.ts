/**
 * Script of the demo game. The page embeds the source of these functions, so they may only use the
 * page and each other, and import only types.
 */
import type { RejectionCode, Round, RoundRejection } from './vendorBets.ts'
import type { Words } from './words.ts'

/** Initial data of the page. Amounts are in minor units. */
export type GameData = {
  /** Path for playing rounds. */
  betsPath: string
  isTrial: boolean
  /** BCP 47. */
  locale: string
  currency: string
  balance: number
  bonus: number
  words: Words
}

type Game = GameData & {
  /** Idempotency key of a round without a response; a retry with it plays the round once. */
  unanswered: { key: string; stake: number } | undefined
  isBusy: boolean
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}

function inMoney({ locale, currency }: Game, minor: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100)
}

/** @param decimal amount with two decimals, as sent by the server. */
function minorOf(decimal: string): number {
  return Number(decimal.replace('.', ''))
}

/** Cell of the stage: a picture, or a text with the hand's name above it. */
function cellOf({ words }: Game, symbol: string): HTMLElement {
  const cell = document.createElement('div')
  cell.className = 'cell'
  if (document.getElementById(symbol) !== null) {
    const svg = 'http://www.w3.org/2000/svg'
    const picture = document.createElementNS(svg, 'svg')
    picture.setAttribute('role', 'img')
    picture.setAttribute('aria-label', words.symbols[symbol] ?? symbol)
    const use = document.createElementNS(svg, 'use')
    use.setAttribute('href', `#${symbol}`)
    picture.append(use)
    cell.append(picture)
    return cell
  }
  const [hand = '', points] = symbol.split('_')
  const shown = document.createElement('span')
  if (points !== undefined) {
    const name = document.createElement('small')
    name.textContent = words.symbols[hand] ?? hand
    shown.append(name)
  }
  shown.append(points ?? hand)
  cell.append(shown)
  return cell
}

function showBalance(game: Game): void {
  element('balance').textContent = inMoney(game, game.balance)
  const beside = element('bonus')
  beside.hidden = game.bonus === 0
  beside.textContent = game.words.withBonus.replace('{amount}', inMoney(game, game.bonus))
}

function say(text: string, tone: 'won' | 'failed' | '' = ''): void {
  const output = element('result')
  output.textContent = text
  output.className = tone
}

/** Shows the reason of a rejection. Final reasons replace the controls with a link back. */
function showRefusal({ words }: Game, code: RejectionCode): void {
  say(words.rejections[code], 'failed')
  const isOver = [
    'LAUNCH_EXPIRED',
    'SESSION_EXPIRED',
    'SELF_EXCLUDED',
    'IDENTITY_REQUIRED',
    'ACCOUNT_BLOCKED',
    'GAME_MAINTENANCE',
  ].includes(code)
  if (!isOver) return
  for (const id of ['play', 'stakes']) element(id).hidden = true
  element('ended').hidden = false
  element('ended').focus()
}

/** Selection of the bet, for games with a choice. */
function choiceOf({ locale, words }: Game, { event, selection, odds }: Round): string {
  if (selection === undefined) return ''
  if (event === undefined) return words.yourNumber.replace('{number}', selection)
  const inPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return [event, selection, inPlaces.format(Number(odds))].join(' · ')
}

/** Shows the result of a round. */
function showRound(game: Game, round: Round): void {
  const { words } = game
  const win = minorOf(round.win)
  const stake = minorOf(round.stake)
  if (round.symbols.length > 0) {
    element('stage').replaceChildren(...round.symbols.map((symbol) => cellOf(game, symbol)))
  }
  element('stage').classList.toggle('winning', win > stake)
  element('choice').textContent = choiceOf(game, round)
  game.balance = round.balance === undefined ? game.balance - stake + win : minorOf(round.balance)
  game.bonus = round.bonus === undefined ? 0 : minorOf(round.bonus)
  showBalance(game)
  if (win > 0) element('lastWin').textContent = inMoney(game, win)
  const amount = inMoney(game, win)
  const settled = win > stake ? words.won : win > 0 ? words.back : words.lost
  const text = round.status === 'PENDING' ? words.pending : settled
  say(text.replace('{amount}', amount), win > stake ? 'won' : '')
}

/** Requests a round, with the previous key if that request got no response. */
async function askRound(game: Game, stake: number): Promise<Round | RoundRejection> {
  const { unanswered } = game
  const key = unanswered?.stake === stake ? unanswered.key : crypto.randomUUID()
  game.unanswered = { key, stake }
  const response = await fetch(game.betsPath, {
    method: 'POST',
    // Sent as text: JSON from a sandboxed page would require a CORS preflight.
    body: JSON.stringify({ stake: (stake / 100).toFixed(2), key }),
  })
  // Long expired launches return 404.
  if (!response.ok && response.status !== 404)
    throw new Error(`The vendor answered ${response.status}`)
  // Response of the emulated vendor's own server.
  const answer = (await response.json()) as Round | RoundRejection
  game.unanswered = undefined
  return answer
}

async function playOnce(game: Game): Promise<void> {
  if (game.isBusy) return
  const chosen = document.querySelector<HTMLInputElement>('input[name=stake]:checked')
  const stake = Number(chosen?.value ?? 0)
  if (game.isTrial && stake > game.balance) {
    say(game.words.noMoney, 'failed')
    return
  }
  const button = element('play')
  const stage = element('stage')
  game.isBusy = true
  button.setAttribute('aria-disabled', 'true')
  stage.classList.remove('winning')
  stage.classList.add('spinning')
  try {
    const answer = await askRound(game, stake)
    if (answer.played) showRound(game, answer)
    else showRefusal(game, answer.code)
  } catch {
    say(game.words.failed, 'failed')
  } finally {
    stage.classList.remove('spinning')
    button.setAttribute('aria-disabled', 'false')
    game.isBusy = false
  }
}

/** Sends a message to the embedding page; it contains no secrets. */
function tellPortal(word: 'ready' | 'leave'): void {
  window.parent.postMessage({ portico: word }, '*')
}

/** Starts the game in its page. */
function startGame(): void {
  // The server has written this data.
  const data = JSON.parse(element('data').textContent ?? '') as GameData
  const game: Game = { ...data, unanswered: undefined, isBusy: false }
  showBalance(game)
  // Notifies an embedding portal that the game is ready, and when the player leaves.
  if (window.parent !== window) {
    for (const way of document.querySelectorAll('a')) {
      way.addEventListener('click', (event) => {
        event.preventDefault()
        tellPortal('leave')
      })
    }
    tellPortal('ready')
  }
  element('play').addEventListener('click', () => void playOnce(game))
  // Not a form, because a sandboxed frame may not submit one.
  element('stakes').addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void playOnce(game)
  })
}

const parts = [
  element,
  inMoney,
  minorOf,
  cellOf,
  showBalance,
  say,
  showRefusal,
  choiceOf,
  showRound,
  askRound,
  playOnce,
  tellPortal,
  startGame,
]

/** Source text for a script element. */
export const gameScript = (): string => `'use strict';\n${parts.join('\n')}\nstartGame()`
