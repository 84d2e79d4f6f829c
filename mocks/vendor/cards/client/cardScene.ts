/** Deal of a round: cards fly from the shoe to two hands and are turned over one by one. */
import type { CardWords } from '../../../content/games/cardTexts.ts'
import type { SoundName } from '../../frame/client/sound.ts'
import { type CardView, createCard } from './cardView.ts'

/** Step of a deal. `at` is the index of the card in the outcome. */
export type DealStep = { act: 'deal' | 'flip' | 'squeeze'; at: number }

/** Usual length of each step, in milliseconds. */
const lengths = { deal: 420, flip: 480, squeeze: 1_500 } as const
/** Time reserved after the last step, in milliseconds. */
const rest = 900
/** Maximum factor by which steps are slowed down when there is time. */
const slowest = 1.4

type SceneOptions = {
  felt: HTMLElement
  words: CardWords
  sound(name: SoundName): void
  steps(outcome: readonly string[]): readonly DealStep[]
  /** Total of a hand's open cards. */
  totalOf(cards: readonly string[]): string
  /** Marks of the winning hands; both hands for a tie. */
  winnersOf(outcome: readonly string[]): readonly string[]
}

export type CardScene = {
  clear(): void
  /** @param duration maximum time in milliseconds; 0 shows the final state at once. */
  draw(outcome: readonly string[], duration: number): Promise<void>
}

type Hand = { element: HTMLElement; cards: HTMLElement; total: HTMLElement; open: string[] }

const pause = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration)
  })

function find(place: ParentNode, selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The felt has no ${selector}`)
  return found
}

function readHands(felt: HTMLElement): ReadonlyMap<string, Hand> {
  const hands = [...felt.querySelectorAll<HTMLElement>('.hand')].map((element): [string, Hand] => [
    element.dataset.side ?? '',
    { element, cards: find(element, '.cards'), total: find(element, '.total'), open: [] },
  ])
  return new Map(hands)
}

/** Moves a card from the shoe to its place. */
function fly(element: HTMLElement, shoe: HTMLElement, duration: number): void {
  const from = shoe.getBoundingClientRect()
  const to = element.getBoundingClientRect()
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  element.animate(
    [
      { translate: `${x}px ${y}px`, rotate: '38deg', scale: '.55', opacity: 0 },
      { opacity: 1, offset: 0.15 },
      {},
    ],
    { duration, easing: 'cubic-bezier(.16,.84,.3,1)' },
  )
}

function showTotal({ total, open }: Hand, text: string, isAnimated: boolean): void {
  const isSame = total.textContent === text
  total.textContent = text
  total.classList.toggle('isShown', open.length > 0)
  if (isSame || !isAnimated) return
  total.animate([{ scale: '1.45' }, { scale: '1' }], { duration: 260, easing: 'ease-out' })
}

/** Scene on a felt that the server has drawn. */
export function createScene(options: SceneOptions): CardScene {
  const { felt, words, sound, steps, totalOf, winnersOf } = options
  const hands = readHands(felt)
  const shoe = find(felt, '.shoe')
  let round = 0
  const clear = () => {
    round += 1
    felt.classList.remove('isDealt')
    for (const hand of hands.values()) {
      hand.cards.replaceChildren()
      hand.open = []
      hand.element.classList.remove('isWinner')
      showTotal(hand, '', false)
    }
  }
  const showWinners = (outcome: readonly string[]) => {
    felt.classList.add('isDealt')
    for (const mark of winnersOf(outcome)) hands.get(mark)?.element.classList.add('isWinner')
  }
  const run = (dealt: string, view: CardView, act: DealStep['act'], duration: number) => {
    const hand = hands.get(dealt.slice(0, 1))
    if (!hand) return
    if (act === 'deal') {
      hand.cards.append(view.element)
      if (duration === 0) return
      sound('stop')
      fly(view.element, shoe, duration)
      return
    }
    view[act](duration)
    if (duration > 0) sound('click')
    hand.open.push(dealt.slice(2))
  }
  const showTotals = (isAnimated: boolean) => {
    for (const hand of hands.values())
      showTotal(hand, hand.open.length > 0 ? totalOf(hand.open) : '', isAnimated)
  }
  return {
    clear,
    async draw(outcome, duration) {
      clear()
      const current = round
      const views: CardView[] = []
      const order = steps(outcome)
      const usual = order.reduce((sum, { act }) => sum + lengths[act], rest)
      const pace = Math.min(slowest, duration / usual)
      for (const step of order) {
        // A hidden page shows no animations, and its timers are throttled.
        const length = document.hidden ? 0 : lengths[step.act] * pace
        const dealt = outcome[step.at] ?? ''
        const view = views[step.at] ?? createCard(dealt.slice(2), words)
        views[step.at] = view
        run(dealt, view, step.act, length)
        if (length > 0) await pause(length)
        if (round !== current) return
        showTotals(length > 0)
      }
      showWinners(outcome)
    },
  }
}
