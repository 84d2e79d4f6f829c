/** Coins that fly from a catch to the balance, over the whole page. */

import { h } from '../../frame/client/dom.ts'

/** Maximum number of flying coins. */
const mostCoins = 24

/**
 * Lets coins fly to the balance.
 * @param from start of the coins on the page, in pixels.
 * @param count number of coins.
 */
export function flyCoins(from: { x: number; y: number }, count: number): void {
  const balance = document.getElementById('balance')?.getBoundingClientRect()
  if (!balance) return
  const to = { x: balance.left + balance.width / 2 - 13, y: balance.top + balance.height / 2 - 13 }
  const room = mostCoins - document.querySelectorAll('.coin').length
  for (let at = 0; at < Math.min(count, room); at += 1) {
    const coin = h('span', { class: 'coin', 'aria-hidden': 'true' })
    const start = {
      x: from.x - 13 + (Math.random() - 0.5) * 60,
      y: from.y - 13 + (Math.random() - 0.5) * 40,
    }
    const high = {
      x: start.x * 0.65 + to.x * 0.35,
      y: Math.min(start.y, to.y) - 40 - 60 * Math.random(),
    }
    const move = (point: { x: number; y: number }, scale: number) =>
      `translate(${point.x}px,${point.y}px) scale(${scale})`
    document.body.append(coin)
    const flight = coin.animate(
      [
        { transform: move(start, 0.3), opacity: 0, easing: 'cubic-bezier(.2,.8,.4,1)' },
        { transform: move(high, 1), opacity: 1, offset: 0.45, easing: 'cubic-bezier(.6,0,.9,.5)' },
        { transform: move(to, 0.55), opacity: 1 },
      ],
      { duration: 820 + 120 * Math.random(), delay: 160 + at * 45, fill: 'both' },
    )
    flight.onfinish = () => coin.remove()
  }
}
