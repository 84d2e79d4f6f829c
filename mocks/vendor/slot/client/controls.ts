/** Buttons below the stage: spin and stop, quick spin, automatic play. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { fillText, h, svg } from '../../frame/client/dom.ts'
import type { PlaySettings } from '../../frame/playSettings.ts'

export type SpinState = 'ready' | 'spinning' | 'canStop' | 'waiting'

export type Controls = {
  isQuick(): boolean
  showSpin(state: SpinState): void
  /** @param left remaining spins of automatic play; undefined if it is off. */
  showAutoplay(left: number | undefined): void
}

const icon = (...parts: SVGElement[]) =>
  svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, ...parts)

const arrows = () =>
  svg('path', {
    class: 'arrows',
    d: 'M20 11a8 8 0 0 0-14.300-4.500M4 4v4h4M4 13a8 8 0 0 0 14.300 4.500M20 20v-4h-4',
  })
const square = () => svg('rect', { class: 'square', x: 6, y: 6, width: 12, height: 12, rx: 2 })

type ControlParts = {
  place: HTMLElement
  words: SlotWords
  settings: Pick<PlaySettings, 'autoplay' | 'quickSpin'>
  onSpin: () => void
  onAutoplay: () => void
}

export function createControls(parts: ControlParts): Controls {
  const { place, words, settings, onSpin, onAutoplay } = parts
  let isQuick = false
  const spin = h(
    'button',
    { type: 'button', class: 'spinButton', 'aria-label': words.spin, title: words.spin },
    icon(arrows(), square()),
  )
  spin.addEventListener('click', onSpin)
  const quick = h(
    'button',
    { type: 'button', class: 'sideButton', 'aria-pressed': 'false' },
    icon(svg('path', { d: 'M13 3 5 13h6l-1 8 8-10h-6z' })),
    words.quickSpin,
  )
  quick.addEventListener('click', () => {
    isQuick = !isQuick
    quick.setAttribute('aria-pressed', String(isQuick))
  })
  const autoplayText = h('span', {}, words.autoplay)
  const autoplay = h(
    'button',
    { type: 'button', class: 'sideButton' },
    icon(
      svg('path', {
        d: 'M4 12a8 8 0 0 1 13.700-5.700L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.700 5.700L4 15M4 20v-5h5',
      }),
    ),
    autoplayText,
  )
  autoplay.addEventListener('click', onAutoplay)
  place.append(
    h(
      'div',
      { class: 'slotControls' },
      settings.quickSpin ? quick : undefined,
      spin,
      settings.autoplay ? autoplay : undefined,
    ),
  )
  return {
    isQuick: () => isQuick,
    showSpin(state) {
      const label = state === 'canStop' ? words.stop : words.spin
      spin.setAttribute('aria-label', label)
      spin.title = label
      spin.setAttribute('aria-disabled', String(state === 'spinning' || state === 'waiting'))
      spin.classList.toggle('canStop', state === 'canStop')
      spin.classList.toggle('isSpinning', state === 'spinning')
    },
    showAutoplay(left) {
      autoplay.classList.toggle('isOn', left !== undefined)
      autoplayText.textContent =
        left === undefined ? words.autoplay : fillText(words.stopAutoplay, { count: left })
    },
  }
}
