/** Coins that fly from a catch to the balance, over the whole page. */

import { h } from '../../frame/client/dom.ts'
import { runInFrame } from '../../frame/client/frames.ts'

/** Maximum number of flying coins. */
const mostCoins = 24
/** Number of coins that start in a frame. */
const coinsPerFrame = 4

/** Layer of the coins. It contains their layout, so that a coin does not lay out the page. */
const layer = h('div', { class: 'flyingCoins', 'aria-hidden': 'true' })

type Point = { x: number; y: number }

/** @param at index of the coin. */
function flyCoin(from: Point, to: Point, at: number): void {
  const coin = h('span', { class: 'coin' })
  const start = {
    x: from.x - 13 + (Math.random() - 0.5) * 60,
    y: from.y - 13 + (Math.random() - 0.5) * 40,
  }
  const high = {
    x: start.x * 0.65 + to.x * 0.35,
    y: Math.min(start.y, to.y) - 40 - 60 * Math.random(),
  }
  const move = (point: Point, scale: number) =>
    `translate(${point.x}px,${point.y}px) scale(${scale})`
  layer.append(coin)
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

/**
 * Lets coins fly to the balance.
 * @param from start of the coins on the page, in pixels.
 * @param count number of coins.
 */
export function flyCoins(from: Point, count: number): void {
  const balance = document.getElementById('balance')?.getBoundingClientRect()
  if (!balance) return
  if (!layer.isConnected) document.body.append(layer)
  const to = { x: balance.left + balance.width / 2 - 13, y: balance.top + balance.height / 2 - 13 }
  const number = Math.min(count, mostCoins - layer.children.length)
  for (let first = 0; first < number; first += coinsPerFrame) {
    runInFrame(() => {
      const end = Math.min(number, first + coinsPerFrame)
      for (let at = first; at < end; at += 1) flyCoin(from, to, at)
    })
  }
}
