/** Panel with the slip: selections, stakes, consent to odds moves, and the progress of placing. */

import { type OddsConsent, oddsConsents } from '../../../../src/lib/sports/slip.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { Book } from './book.ts'
import type { Phase, Placing } from './placing.ts'
import { type Slip, type SlipKind, type SlipSums, sumSlip } from './slip.ts'
import { createSlipItems, createStakeInput } from './slipItems.ts'

/** Stakes of the chips, as multiples of the minimum stake. */
const chipSteps = [1, 5, 10, 50]
/** Stakes are multiples of this amount in minor units. */
const stakeStep = 10

export type SlipPanel = { node: HTMLElement; show(): void }

type SlipPanelOptions = { book: Book; slip: Slip; placing: Placing; onSeeBets(): void }

/** Buttons to choose between singles and a multiple. */
function createKinds({ book, slip }: SlipPanelOptions) {
  const { words } = book.game
  const buttons = (['SINGLES', 'MULTIPLE'] as const).map((kind: SlipKind) => {
    const label = kind === 'SINGLES' ? words.singles : words.multiple
    const button = h('button', { type: 'button' }, label)
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return
      slip.state.kind = kind
      slip.changed()
    })
    return { kind, button }
  })
  const hint = h('p', { class: 'soft hint' }, words.multipleNeeds)
  return {
    nodes: [h('div', { class: 'kinds', role: 'group' }, ...buttons.map((one) => one.button)), hint],
    show({ canMultiply, items }: SlipSums) {
      for (const { kind, button } of buttons) {
        button.setAttribute('aria-pressed', String(slip.state.kind === kind))
        const isDisabled = kind === 'MULTIPLE' && !canMultiply
        button.setAttribute('aria-disabled', String(isDisabled))
      }
      hint.hidden = canMultiply || items.length < 2
    },
  }
}

/** Text field and chips for the stake. */
function createStakes({ book, slip }: SlipPanelOptions) {
  const { words, stakes, locale, money } = book.game
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const choose = (text: string) => {
    const { state } = slip
    if (state.kind === 'MULTIPLE') state.stake = text
    else for (const item of state.items) item.stake = text
    slip.changed()
  }
  const chips = chipSteps
    .map((steps) => steps * stakes.minimum)
    .filter((amount) => amount <= stakes.maximum)
    .map((amount) => {
      const text = short.format(amount / 100)
      const chip = h('button', { type: 'button', class: 'chip', 'aria-label': money(amount) }, text)
      chip.addEventListener('click', () => choose(plain.format(amount / 100)))
      return chip
    })
  const stake = createStakeInput(book, words.stake, choose)
  const label = h('span', { class: 'soft' })
  const range = fillText(words.stakeRange, {
    minimum: money(stakes.minimum),
    maximum: money(stakes.maximum),
    step: money(stakeStep),
  })
  const hint = h('p', { class: 'soft hint' }, range)
  const node = h(
    'div',
    { class: 'stakeBox' },
    label,
    h('div', { class: 'chips' }, ...chips),
    stake.input,
    hint,
  )
  return {
    node,
    show({ items, stakes: valid }: SlipSums) {
      const { kind } = slip.state
      setText(label, kind === 'MULTIPLE' || items.length < 2 ? words.stake : words.stakeForAll)
      stake.input.hidden = kind !== 'MULTIPLE'
      stake.show(slip.state.stake)
      const texts = kind === 'MULTIPLE' ? [slip.state.stake] : items.map((item) => item.stake)
      hint.hidden = valid !== undefined || texts.every((text) => text.trim() === '')
    },
  }
}

/** Choice of the odds moves that the player accepts without confirmation. */
function createConsent({ game }: Book, onChange: () => void) {
  const { words, opening } = game
  let consent = opening.consent
  const select = h(
    'select',
    { class: 'field' },
    ...oddsConsents.map((value) => h('option', { value }, words.consents[value])),
  )
  select.value = consent
  select.addEventListener('change', async () => {
    const chosen = oddsConsents.find((value) => value === select.value) ?? consent
    const stored = game.isTrial
      ? { consent: chosen }
      : await game.call<{ consent: OddsConsent }>('consent', { consent: chosen })
    consent = stored?.consent ?? consent
    select.value = consent
    onChange()
  })
  return {
    node: h('label', { class: 'consent' }, h('span', { class: 'soft' }, words.consent), select),
    value: () => consent,
  }
}

function createSums({ names, game: { words, money } }: Book) {
  const entry = (title: string) => {
    const value = h('dd')
    return { value, node: h('div', {}, h('dt', {}, title), value) }
  }
  const odds = entry(words.totalOdds)
  const stake = entry(words.totalStake)
  const returned = entry(words.possibleReturn)
  returned.node.className = 'return'
  return {
    node: h('dl', { class: 'sums' }, odds.node, stake.node, returned.node),
    show({ totalOdds, totalStake, possibleReturn }: SlipSums, kind: SlipKind) {
      odds.node.hidden = kind !== 'MULTIPLE'
      setText(odds.value, names.odds(totalOdds))
      setText(stake.value, money(totalStake))
      setText(returned.value, money(possibleReturn))
    },
  }
}

function createReceipt({ book, placing, onSeeBets }: SlipPanelOptions) {
  const { words, money } = book.game
  const title = h('h3', { tabindex: -1 })
  const list = h('ul')
  const again = h('button', { type: 'button', class: 'button quiet' }, words.newBet)
  const see = h('button', { type: 'button', class: 'button' }, words.seeBets)
  again.addEventListener('click', () => placing.edit())
  see.addEventListener('click', () => {
    placing.edit()
    onSeeBets()
  })
  const node = h('div', { class: 'receipt', role: 'status' }, title, list, see, again)
  let shown: Phase | undefined
  return {
    node,
    show(phase: Phase) {
      node.hidden = phase.kind !== 'PLACED'
      if (phase.kind !== 'PLACED' || phase === shown) return
      shown = phase
      const { bets } = phase
      const count = bets.length
      setText(title, count === 1 ? words.placed : fillText(words.placedCount, { count }))
      const rows = bets.map(({ stake, gameRound: { potentialReturn } }) => {
        const amount = money(Math.round(Number(potentialReturn) * 100))
        return h('li', {}, fillText(words.placedDetail, { stake: money(stake), amount }))
      })
      list.replaceChildren(...rows)
      title.focus({ preventScroll: true })
    },
  }
}

/** Buttons to place or clear the slip, and messages about placing. */
function createActions({ book, slip, placing }: SlipPanelOptions, consentOf: () => OddsConsent) {
  const { game } = book
  const { words, money } = game
  const accept = h('button', { type: 'button', class: 'button quiet' }, words.acceptOdds)
  const moved = h('div', { class: 'moved', role: 'status' })
  const movedText = h('p')
  const problem = h('p', { class: 'problem', role: 'alert' })
  const place = h('button', { type: 'button', class: 'button place' })
  const clear = h('button', { type: 'button', class: 'clear' }, words.clear)
  moved.append(movedText, accept)
  let sums: SlipSums | undefined
  accept.addEventListener('click', () => {
    for (const item of slip.state.items) {
      item.accepted = sums?.items.find(({ id }) => id === item.id)?.odds ?? item.accepted
    }
    placing.edit()
    slip.changed()
    place.focus({ preventScroll: true })
  })
  clear.addEventListener('click', () => slip.clear())
  place.addEventListener('click', () => {
    if (placing.phase().kind === 'UNANSWERED') placing.retry()
    else if (sums && place.getAttribute('aria-disabled') !== 'true')
      placing.place(sums, consentOf())
  })
  const labelOf = (phase: Phase, total: number) => {
    if (phase.kind === 'UNANSWERED') return words.retry
    if (phase.kind !== 'PLACING') return fillText(words.place, { amount: money(total) })
    if (phase.until === undefined) return words.placing
    const seconds = Math.max(0, Math.ceil((phase.until - Date.now()) / 1000))
    return seconds > 0 ? fillText(words.accepting, { seconds }) : words.placing
  }
  const show = (next: SlipSums) => {
    sums = next
    const phase = placing.phase()
    const asks = next.needsConsent && phase.kind === 'EDITING'
    moved.classList.toggle('isOpen', asks)
    accept.hidden = !asks
    setText(movedText, asks ? words.oddsMoved : '')
    const isUnanswered = phase.kind === 'UNANSWERED'
    setText(problem, isUnanswered ? words.unanswered : problemOf(phase))
    setText(place, labelOf(phase, next.totalStake))
    const canPlace = next.stakes !== undefined && next.isAvailable && !next.needsConsent
    const isEnabled = isUnanswered || (phase.kind === 'EDITING' && canPlace && !game.isTrial)
    place.setAttribute('aria-disabled', String(!isEnabled))
    place.toggleAttribute('data-accepting', phase.kind === 'PLACING' && phase.until !== undefined)
    clear.hidden = phase.kind !== 'EDITING'
  }
  // Updates the countdown of the acceptance delay.
  setInterval(() => {
    if (sums && placing.phase().kind === 'PLACING') show(sums)
  }, 250)
  return { nodes: [moved, problem, place, clear], show }
}

const problemOf = (phase: Phase): string => (phase.kind === 'EDITING' ? (phase.problem ?? '') : '')

/** Note in a free trial that no bets can be placed. */
function createTrialNote({ game: { words } }: Book): HTMLElement {
  const leave = h('button', { type: 'button', class: 'button quiet' }, words.toAccount)
  // `footer a` is the frame's link to the portal.
  leave.addEventListener('click', () => document.querySelector<HTMLElement>('footer a')?.click())
  return h('div', { class: 'trialNote' }, h('p', {}, words.accountNeeded), leave)
}

export function createSlipPanel(options: SlipPanelOptions): SlipPanel {
  const { book, slip, placing } = options
  const { game } = book
  const kinds = createKinds(options)
  const items = createSlipItems(book, slip)
  const stakes = createStakes(options)
  const consent = createConsent(book, () => show())
  const sums = createSums(book)
  const actions = createActions(options, consent.value)
  const receipt = createReceipt(options)
  const inputs = h(
    'div',
    { class: 'inputs' },
    ...kinds.nodes,
    items.node,
    stakes.node,
    consent.node,
  )
  const form = h('div', { class: 'form' }, inputs, sums.node, ...actions.nodes)
  if (game.isTrial) form.append(createTrialNote(book))
  const empty = h('p', { class: 'empty' }, game.words.emptySlip)
  const show = () => {
    const { state } = slip
    const phase = placing.phase()
    const { view } = book
    const now = sumSlip(state, { view, consent: consent.value(), stakes: game.stakes })
    const isEditing = phase.kind === 'EDITING'
    const isEmpty = state.items.length === 0
    kinds.show(now)
    items.show(now.items, state.kind)
    stakes.show(now)
    sums.show(now, state.kind)
    actions.show(now)
    receipt.show(phase)
    inputs.inert = !isEditing
    form.hidden = phase.kind === 'PLACED' || (isEmpty && isEditing && !phase.problem)
    empty.hidden = !isEmpty || phase.kind !== 'EDITING'
  }
  slip.onChange(show)
  return { node: h('div', { class: 'slipPanel' }, empty, form, receipt.node), show }
}
