/** Plaque over the stage: free spins, their total, and big wins. */
import type { Pace } from './pace.ts'

export type Plaque = {
  title: string
  prize?: string
  detail?: string
  /** Label of a button that closes the plaque; undefined for a plaque without a button. */
  button?: string
  /** Timeout in milliseconds after which the plaque closes. */
  time: number
}

export type Overlay = {
  /** Shows a plaque, and resolves when it has been closed by the timeout or the player. */
  show(plaque: Plaque): Promise<void>
  setPrize(text: string): void
  /**
   * Closes the plaque.
   * @returns false if no plaque is open.
   */
  close(): boolean
}

export function createOverlay(machine: HTMLElement, pace: Pace, isReduced: boolean): Overlay {
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = machine.querySelector<Kind>(selector)
    if (!found) throw new Error(`The stage has no ${selector}`)
    return found
  }
  const overlay = find('.overlay')
  const plaque = find('.plaque')
  const button = find<HTMLButtonElement>('.goOn')
  const texts = { title: find('.title'), prize: find('.prize'), detail: find('.detail') }
  let end: (() => void) | undefined

  const close = () => {
    if (!end) return false
    end()
    end = undefined
    return true
  }
  overlay.addEventListener('click', close)
  return {
    async show({ title, prize = '', detail = '', button: label = '', time }) {
      texts.title.textContent = title
      texts.prize.textContent = prize
      texts.detail.textContent = detail
      button.textContent = label
      const before = document.activeElement
      overlay.hidden = false
      if (label !== '') button.focus({ preventScroll: true })
      if (!isReduced) {
        plaque.animate(
          [
            { transform: 'scale(.4)', opacity: 0 },
            { transform: 'scale(1.06)', opacity: 1, offset: 0.7 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 420, easing: 'cubic-bezier(.2,.9,.3,1)' },
        )
      }
      await new Promise<void>((resolve) => {
        end = resolve
        void pace.wait(time).then(resolve)
      })
      end = undefined
      overlay.hidden = true
      if (label !== '' && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    setPrize: (text) => {
      texts.prize.textContent = text
    },
    close,
  }
}
