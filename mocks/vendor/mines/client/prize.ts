import { h } from '../../frame/client/dom.ts'

/** Time in which an amount counts up, in milliseconds. */
const countTime = 700

export type Prize = {
  /** @param win in minor units. */
  show(multiplier: string, win: number): void
  hide(): void
}

/**
 * Card above the field with the multiplier and the win. The card is hidden from screen readers,
 * because they announce the result line.
 */
export function createPrize(options: {
  place: HTMLElement
  isReduced: boolean
  money(minor: number): string
}): Prize {
  const { place, isReduced, money } = options
  const multiplier = h('b')
  const amount = h('span')
  const card = h('div', { class: 'prize', 'aria-hidden': 'true', hidden: true }, multiplier, amount)
  place.append(card)
  let turn = 0
  const countUp = (win: number) => {
    turn += 1
    const mine = turn
    const from = performance.now()
    const step = (now: number) => {
      if (mine !== turn) return
      const part = Math.min(1, Math.max(0, (now - from) / countTime))
      amount.textContent = money(Math.round(win * (1 - (1 - part) ** 3)))
      if (part < 1) requestAnimationFrame(step)
    }
    if (isReduced) amount.textContent = money(win)
    else requestAnimationFrame(step)
  }
  return {
    show(text, win) {
      multiplier.textContent = `${text}×`
      card.hidden = false
      countUp(win)
      if (isReduced) return
      card.animate(
        [
          { transform: 'translate(-50%,-50%) scale(.6)', opacity: 0 },
          { transform: 'translate(-50%,-50%) scale(1.08)', opacity: 1, offset: 0.6 },
          { transform: 'translate(-50%,-50%) scale(1)', opacity: 1 },
        ],
        { duration: 420, easing: 'cubic-bezier(.2,.8,.3,1)' },
      )
    },
    hide() {
      turn += 1
      card.hidden = true
    },
  }
}
