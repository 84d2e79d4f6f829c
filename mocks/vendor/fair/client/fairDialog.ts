/** Dialog that explains provable fairness and recomputes a round on the player's device. */

import type { FairWords } from '../../../content/games/fairTexts.ts'
import { byId, fillText, h, svg } from '../../frame/client/dom.ts'
import { type FairSeeds, fairVersion, hashOfSeed } from '../fairChance.ts'
import { vectors } from '../vectors.ts'

/** Seeds of a round, as far as they are public. */
export type ShownProof = {
  serverSeedHash: string
  serverSeed?: string | undefined
  clientSeed: string
  nonce: number
}

/** Round that can be verified. */
export type ShownRound = {
  label: string
  proof: ShownProof
  /** Number of mines in the field; 0 in other games. */
  mines: number
  /** Result that was displayed when the round was played. */
  result: string
}

type FairDialogOptions = {
  words: FairWords
  formula: readonly string[]
  /**
   * Computes the result of a round from its seeds, as text that can be compared with
   * `ShownRound.result`.
   */
  compute(seeds: FairSeeds, mines: number): Promise<string>
  hasMines: boolean
  /** Optional section of the dialog above the verification. */
  seeds?: HTMLElement | undefined
  vectorOf(vector: (typeof vectors)[number]): string
}

export type FairDialog = {
  /** Replaces the selectable rounds, newest first. */
  setRounds(rounds: readonly ShownRound[]): void
  /** Opens the dialog. @param round round to verify; the newest by default. */
  open(round?: ShownRound): void
}

const shield = () =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z' }),
    svg('path', { d: 'm9 12 2 2 4-4' }),
  )

const cross = () =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: 'm6 6 12 12M18 6 6 18' }),
  )

/** Input with a label above it. */
function field(label: string, attributes: Readonly<Record<string, string | number>> = {}) {
  const input = h('input', {
    class: 'field',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    ...attributes,
  })
  return { input, row: h('label', { class: 'fairField' }, h('span', {}, label), input) }
}

type Verdict = { tone: 'good' | 'bad' | 'none'; text: string }

/** Compares the published hash with the hash of the server seed. */
async function judgeHash(words: FairWords, serverSeed: string, hash: string): Promise<Verdict> {
  if (hash === '') return { tone: 'none', text: words.hashMissing }
  const isSame = (await hashOfSeed(serverSeed)) === hash
  return isSame
    ? { tone: 'good', text: words.hashMatches }
    : { tone: 'bad', text: words.hashDiffers }
}

function createForm(options: FairDialogOptions) {
  const { words, compute, hasMines } = options
  const hash = field(words.hash, { maxlength: 64 })
  const serverSeed = field(words.serverSeed, { maxlength: 64 })
  const clientSeed = field(words.clientSeed, { maxlength: 64 })
  const nonce = field(words.nonce, { inputmode: 'numeric', maxlength: 13 })
  const mines = field(words.mines, { inputmode: 'numeric', maxlength: 2 })
  const verdicts = h('ul', { class: 'verdicts', 'aria-live': 'polite' })
  let round: ShownRound | undefined
  const judge = async (): Promise<Verdict[]> => {
    const mineCount = hasMines ? Number(mines.input.value) : 0
    const seeds = {
      serverSeed: serverSeed.input.value.trim(),
      clientSeed: clientSeed.input.value.trim(),
      nonce: Number(nonce.input.value),
    }
    const isComplete =
      seeds.serverSeed !== '' &&
      seeds.clientSeed !== '' &&
      /^\d+$/.test(nonce.input.value) &&
      (!hasMines || (Number.isInteger(mineCount) && mineCount >= 1 && mineCount <= 24))
    if (!isComplete) return [{ tone: 'none', text: words.incomplete }]
    const result = await compute(seeds, mineCount)
    const computed: Verdict = { tone: 'none', text: fillText(words.result, { result }) }
    const hashVerdict = await judgeHash(words, seeds.serverSeed, hash.input.value.trim())
    if (!round) return [hashVerdict, computed]
    const isSame = result === round.result
    const text = isSame
      ? words.resultMatches
      : fillText(words.resultDiffers, { result: round.result })
    return [hashVerdict, computed, { tone: isSame ? 'good' : 'bad', text }]
  }
  let turn = 0
  const show = async () => {
    turn += 1
    const mine = turn
    const judged = await judge()
    // A later input has started a newer computation, so this outdated result is dropped.
    if (mine !== turn) return
    verdicts.replaceChildren(...judged.map(({ tone, text }) => h('li', { class: tone }, text)))
  }
  const inputs = [hash, serverSeed, clientSeed, nonce, ...(hasMines ? [mines] : [])]
  for (const { input } of inputs) input.addEventListener('input', () => void show())
  const fill = (next: ShownRound | undefined) => {
    round = next
    hash.input.value = next?.proof.serverSeedHash ?? ''
    serverSeed.input.value = next?.proof.serverSeed ?? ''
    serverSeed.input.placeholder = next && !next.proof.serverSeed ? words.notRevealed : ''
    clientSeed.input.value = next?.proof.clientSeed ?? ''
    nonce.input.value = next ? String(next.proof.nonce) : ''
    mines.input.value = next ? String(next.mines) : ''
    void show()
  }
  return { node: h('div', { class: 'fairForm' }, ...inputs.map(({ row }) => row), verdicts), fill }
}

function formulaSection({ words, formula, vectorOf }: FairDialogOptions): HTMLElement {
  const [first] = vectors
  return h(
    'section',
    {},
    h('h3', {}, `${words.formula} · ${fillText(words.version, { version: fairVersion })}`),
    ...[words.bytes, ...formula].map((text) => h('p', {}, text)),
    h('h3', {}, words.vectors),
    h('p', { class: 'mono' }, fillText(words.vectorSeed, { seed: first.serverSeed })),
    h(
      'ul',
      {},
      ...vectors.map((vector) =>
        h('li', { class: 'mono' }, `${vector.clientSeed}:${vector.nonce} → ${vectorOf(vector)}`),
      ),
    ),
  )
}

/** Creates the dialog and its button in the header. */
export function createFairDialog(options: FairDialogOptions): FairDialog {
  const { words, seeds } = options
  let rounds: readonly ShownRound[] = []
  const form = createForm(options)
  const select = h('select', { class: 'field' })
  select.addEventListener('change', () => form.fill(rounds[Number(select.value)]))
  const close = h('button', { type: 'button', class: 'tool', 'aria-label': words.close }, cross())
  const dialog = h(
    'dialog',
    { class: 'fair', 'aria-labelledby': 'fairTitle' },
    h('div', { class: 'dialogHead' }, h('h2', { id: 'fairTitle' }, words.title), close),
    h(
      'div',
      { class: 'fairBody' },
      h('p', {}, words.intro),
      seeds,
      h('label', { class: 'fairField' }, h('span', {}, words.round), select),
      form.node,
      formulaSection(options),
    ),
  )
  const button = h(
    'button',
    { type: 'button', class: 'tool', 'aria-label': words.open, title: words.open },
    shield(),
  )
  byId('openRules').before(button)
  document.body.append(dialog)
  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  const open = (round = rounds[0]) => {
    const at = round ? rounds.indexOf(round) : -1
    select.replaceChildren(
      ...rounds.map(({ label }, index) => h('option', { value: index }, label)),
      h('option', { value: -1 }, words.otherRound),
    )
    select.value = String(at)
    form.fill(at < 0 ? undefined : round)
    dialog.showModal()
  }
  button.addEventListener('click', () => open())
  return {
    setRounds(next) {
      rounds = next
    },
    open,
  }
}
