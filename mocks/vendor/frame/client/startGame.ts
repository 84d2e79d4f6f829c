/**
 * Frame of a game in its page: balance, stakes, sound, rules, history, and messages to the portal.
 */

import { moneyFormat } from '../../../../src/lib/moneyFormat.ts'
import type { RefusalCode, StakeBalance } from '../emulatedGame.ts'
import type { PageData } from '../pageData.ts'
import type { PlaySettings } from '../playSettings.ts'
import { type Answer, callAct, createMoneyCalls } from './calls.ts'
import { byId, fillText, h, setAttribute, setText } from './dom.ts'
import { showInFrame } from './frames.ts'
import { demandedPause, isHeldPress } from './inputRules.ts'
import { createNote, type Note, type NoteMessage } from './note.ts'
import { createSound, type SoundName } from './sound.ts'
import { createStakePicker } from './stakePicker.ts'

/** Refusal codes that end play on this page. */
const finalRefusals: readonly RefusalCode[] = [
  'LAUNCH_EXPIRED',
  'SESSION_EXPIRED',
  'SELF_EXCLUDED',
  'IDENTITY_REQUIRED',
  'ACCOUNT_BLOCKED',
  'GAME_MAINTENANCE',
]

/** Number of rounds in the history. */
const roundsShown = 20

export type Tone = 'won' | 'lost' | 'failed'

/** Interface of the frame for a game. Amounts are in minor units. */
export type GameClient<Opening, Words> = {
  opening: Opening
  words: Words
  isTrial: boolean
  /** BCP 47 language tag. */
  locale: string
  currency: string
  stakes: PageData['stakes']
  settings: PlaySettings
  /** True if the player prefers reduced motion. */
  isReduced: boolean
  stage: HTMLElement
  /** Element that contains the buttons of the game. */
  controls: HTMLElement
  money(minor: number): string
  /** Stake that the player has chosen. */
  stake(): number
  onStakeChange(listener: () => void): void
  enableStakes(isEnabled: boolean): void
  /**
   * Sends an action with money; see `createMoneyCalls`.
   * @returns undefined if the action was refused or got no response; the player has then been told
   * the reason.
   */
  play<Result>(act: string, body: object): Promise<Result | undefined>
  /**
   * Sends an action without money.
   * @returns undefined as for `play`.
   */
  call<Result>(act: string, body?: object): Promise<Result | undefined>
  /**
   * Sends an action. If the server refuses it, the game itself shows the reason, unless the refusal
   * ends play.
   * @returns undefined if no response arrived; the action may have taken effect.
   */
  ask<Result>(act: string, body?: object): Promise<Answer<Result> | undefined>
  /**
   * Shows a balance from the server. If `balance` is undefined, adds `change` to the displayed
   * balance of play money. The server does not store play money.
   */
  showBalance(balance: StakeBalance | undefined, change?: number): void
  /** Displayed balance. */
  balance(): number
  showLastWin(win: number): void
  /** Shows a sentence below the stage; screen readers announce it. */
  say(text: string, tone?: Tone): void
  addRound(round: { label: string; win: number; stake: number }): void
  sound(name: SoundName): void
  /** Time of the server, in milliseconds since 1970. */
  now(): number
  /** Adds nodes to the dialog with the rules. */
  rules(...nodes: Node[]): void
  /** True while the portal has paused the game, or the page is hidden. */
  isPaused(): boolean
  /** Text that outlives a reload of the page in its tab. */
  note: Note
}

/** Notifies the portal; the message contains no secrets. */
function tellPortal(message: { portico: 'ready' | 'leave' } | NoteMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/**
 * Handles `pause` and `resume` messages of the embedding portal; ignores other senders and
 * contents.
 */
function followPauses(): () => boolean {
  let isPaused = false
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    isPaused = demandedPause(event, window) ?? isPaused
  })
  return () => isPaused || document.hidden
}

/** Ignores the repeated key events of a held key, except in text inputs. */
function ignoreHeldPresses(): void {
  const ignore = (event: KeyboardEvent) => {
    if (!isHeldPress(event) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', ignore, { capture: true })
}

function createHistory(money: (minor: number) => string) {
  return ({ label, win, stake }: { label: string; win: number; stake: number }): void => {
    const list = byId('history')
    byId('noHistory').hidden = true
    // On a narrow screen the history scrolls. It contains no focusable control, so it must be
    // focusable itself.
    list.tabIndex = 0
    const entry = h(
      'li',
      { class: win > stake ? 'won' : undefined },
      `${label} · ${money(win - stake)}`,
    )
    list.prepend(entry)
    while (list.children.length > roundsShown) list.lastElementChild?.remove()
  }
}

function setUpDialog(): void {
  const dialog = byId('rules')
  if (!(dialog instanceof HTMLDialogElement)) return
  byId('openRules').addEventListener('click', () => dialog.showModal())
  byId('closeRules').addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
}

function setUpSound({ frame }: PageData): (name: SoundName) => void {
  const { play, toggle } = createSound()
  const button = byId('sound')
  button.addEventListener('click', () => {
    const isOn = toggle()
    button.setAttribute('aria-pressed', String(isOn))
    const label = isOn ? frame.soundOff : frame.soundOn
    button.setAttribute('aria-label', label)
    button.title = label
  })
  return play
}

/**
 * Displayed balance. The server sends balances of real money; the page itself counts play money.
 */
function createBalance(data: PageData, money: (minor: number) => string) {
  let { real, bonus } = data.balance
  const show = (next: StakeBalance | undefined, change = 0) => {
    if (next) ({ real, bonus } = next)
    else real += change
    setText(byId('balance'), money(real))
    const beside = byId('bonus')
    beside.hidden = bonus === 0
    setText(beside, fillText(data.frame.withBonus, { amount: money(bonus) }))
  }
  show(data.balance)
  return { show, total: () => real + bonus }
}

const showSentence = showInFrame(({ text, tone }: { text: string; tone: Tone | undefined }) => {
  const output = byId('result')
  const line = output.firstElementChild ?? h('span')
  // A repeated sentence is announced again, so its node is replaced.
  if (line.textContent === text) line.textContent = text
  else setText(line, text)
  if (text === '') line.remove()
  else if (!line.isConnected) output.append(line)
  setAttribute(output, 'class', tone ?? '')
})

const say = (text: string, tone?: Tone): void => showSentence({ text, tone })

/**
 * Shows the reason for a refusal. If the refusal ends play on this page, also disables the game and
 * shows the link that leaves the game.
 */
function showRefusal({ frame }: PageData, code: RefusalCode): void {
  say(frame.rejections[code], 'failed')
  if (!finalRefusals.includes(code)) return
  document.body.classList.add('isEnded')
  byId('stage').inert = true
  for (const deck of document.querySelectorAll<HTMLElement>('.deck')) deck.inert = true
  byId('ended').hidden = false
  byId('ended').focus()
}

export function startGame<Opening, Words>(setUp: (game: GameClient<Opening, Words>) => void): void {
  // The cast is safe: the server wrote this data for this game.
  const data = JSON.parse(byId('data').textContent ?? '') as PageData<Opening, Words>
  const { locale, currency, frame, path } = data
  const money = moneyFormat(locale, currency)
  const clockOffset = data.now - Date.now()
  const balance = createBalance(data, money)
  const picker = data.hasStakes
    ? createStakePicker({ place: byId('stakes'), stakes: data.stakes, words: frame, locale, money })
    : undefined
  const moneyCall = createMoneyCalls(path)
  const answered = async <Result>(act: Promise<Answer<Result>>): Promise<Result | undefined> => {
    try {
      const answer = await act
      if (answer.ok) return answer.result
      showRefusal(data, answer.code)
    } catch {
      say(frame.failed, 'failed')
    }
    return undefined
  }
  byId('lastWin').textContent = money(0)
  setUpDialog()
  ignoreHeldPresses()
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      if (window.parent === window) return
      event.preventDefault()
      tellPortal({ portico: 'leave' })
    })
  }
  const { opening, words, isTrial, settings, stakes } = data
  setUp({
    opening,
    words,
    isTrial,
    locale,
    currency,
    settings,
    stakes,
    money,
    say,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    stage: byId('stage'),
    controls: byId('controls'),
    stake: () => picker?.value() ?? 0,
    onStakeChange: (listener) => picker?.onChange(listener),
    enableStakes: (isEnabled) => picker?.enable(isEnabled),
    play: (act, body) => answered(moneyCall(act, body)),
    call: (act, body = {}) => answered(callAct(path, act, body)),
    ask: async (act, body = {}) => {
      const answer = await callAct<never>(path, act, body).catch(() => undefined)
      if (answer?.ok === false && finalRefusals.includes(answer.code)) {
        showRefusal(data, answer.code)
      }
      return answer
    },
    showBalance: balance.show,
    balance: balance.total,
    showLastWin: (win) => setText(byId('lastWin'), money(win)),
    addRound: createHistory(money),
    sound: setUpSound(data),
    now: () => Date.now() + clockOffset,
    rules: (...nodes) => byId('rulesBody').append(...nodes),
    isPaused: followPauses(),
    note: createNote(tellPortal),
  })
  const { minimum, maximum } = stakes
  const limits = fillText(frame.limits, { minimum: money(minimum), maximum: money(maximum) })
  byId('rulesBody').append(h('p', { class: 'soft' }, limits))
  tellPortal({ portico: 'ready' })
}
