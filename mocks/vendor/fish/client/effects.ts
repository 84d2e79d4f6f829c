/** Short animations on the scene: nets, coins, amounts, explosions. */

import type { Pictures } from './cannon.ts'
import { createCanvas, outward, type Pen } from './paint.ts'

type Point = { x: number; y: number }

type Effect = {
  startsAt: number
  /** Duration in milliseconds. */
  lasts: number
  /** @param at elapsed share of the duration, from 0 to 1. */
  draw: (pen: Pen, at: number) => void
}

/** Maximum number of concurrent effects; the oldest ones are dropped. */
const mostEffects = 160

/** Easing that overshoots a little and slows down towards the end. */
const overshoot = (at: number): number => 1 + 2.7 * (at - 1) ** 3 + 1.7 * (at - 1) ** 2

/** Easing that slows down towards the end. */
const slowing = (at: number): number => 1 - (1 - at) ** 3

/** Draws a picture centred on a point. */
export function drawAt(
  pen: Pen,
  picture: HTMLCanvasElement,
  { x, y }: Point,
  { size, angle = 0, alpha = 1 }: { size: number; angle?: number; alpha?: number },
): void {
  if (angle === 0) {
    pen.globalAlpha = alpha
    pen.drawImage(picture, x - size / 2, y - size / 2, size, size)
    pen.globalAlpha = 1
    return
  }
  pen.save()
  pen.globalAlpha = alpha
  pen.translate(x, y)
  pen.rotate(angle)
  pen.drawImage(picture, -size / 2, -size / 2, size, size)
  pen.restore()
}

/** Creates pictures of texts, cached by text and size. */
function createTexts(pixels: number) {
  const texts = new Map<string, HTMLCanvasElement>()
  return (text: string, size: number): HTMLCanvasElement => {
    const name = `${size} ${text}`
    const found = texts.get(name)
    if (found) return found
    if (texts.size > 60) texts.clear()
    const font = `900 ${size * pixels}px system-ui, sans-serif`
    const measured = createCanvas(1, 1).pen
    measured.font = font
    const width = measured.measureText(text).width + size * pixels
    const { canvas, pen } = createCanvas(width, size * 1.7 * pixels)
    pen.font = font
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    pen.lineWidth = size * 0.24 * pixels
    pen.strokeStyle = '#3d1a00'
    const [x, y] = [canvas.width / 2, canvas.height / 2]
    pen.strokeText(text, x, y)
    const gold = pen.createLinearGradient(0, y - size * 0.5 * pixels, 0, y + size * 0.5 * pixels)
    gold.addColorStop(0, '#fffbe0')
    gold.addColorStop(0.5, '#ffe066')
    gold.addColorStop(1, '#ff9d1f')
    pen.fillStyle = gold
    pen.fillText(text, x, y)
    texts.set(name, canvas)
    return canvas
  }
}

/** Coin that leaps up and falls back. @param turn direction, in radians. */
function leapingCoin(
  { coin }: Pictures,
  { startsAt, from, turn }: { startsAt: number; from: Point; turn: number },
): Effect {
  const speed = 90 + 160 * Math.random()
  const size = 12 + 12 * Math.random()
  const spin = 6 + 8 * Math.random()
  return {
    startsAt,
    lasts: 800 + 500 * Math.random(),
    draw(pen, share) {
      const x = from.x + Math.cos(turn) * speed * share
      const y = from.y + Math.sin(turn) * speed * 0.6 * share - 150 * share + 330 * share ** 2
      // A turning coin looks narrower.
      const edge = Math.abs(Math.cos(share * spin)) * 0.8 + 0.2
      pen.globalAlpha = share < 0.75 ? 1 : 4 * (1 - share)
      pen.drawImage(coin, x - (size * edge) / 2, y - size / 2, size * edge, size)
      pen.globalAlpha = 1
    },
  }
}

/**
 * Creates the effects of a scene. Lengths are CSS pixels, times milliseconds of the animation
 * frames.
 */
export function createEffects(pixels: number, pictures: Pictures, isReduced: boolean) {
  let effects: Effect[] = []
  const textOf = createTexts(pixels)
  const add = (effect: Effect) => {
    effects.push(effect)
    if (effects.length > mostEffects) effects = effects.slice(-mostEffects)
  }
  return {
    add,
    /** Draws a text centred on a point. */
    text(pen: Pen, { x, y }: Point, text: string, size: number): void {
      const picture = textOf(text, size)
      const [width, height] = [picture.width / pixels, picture.height / pixels]
      pen.drawImage(picture, x - width / 2, y - height / 2, width, height)
    },
    /** Adds a net that opens, and then closes around a caught target or dissolves. */
    net(
      startsAt: number,
      at: Point,
      { level, size, isHit }: { level: number; size: number; isHit: boolean },
    ) {
      const picture = pictures.nets[level]
      if (!picture) return
      add({
        startsAt,
        lasts: isHit ? 620 : 480,
        draw(pen, share) {
          const open = overshoot(Math.min(1, share / 0.4))
          const end = isHit ? 1 - 0.7 * Math.max(0, (share - 0.5) / 0.5) : 1
          const alpha = share < 0.6 ? 1 : 1 - (share - 0.6) / 0.4
          drawAt(pen, picture, at, { size: size * open * end, angle: share * 0.5, alpha })
        },
      })
    },
    /** Adds an amount that pops up and rises. */
    amount(startsAt: number, { x, y }: Point, { text, size }: { text: string; size: number }) {
      const picture = textOf(text, size)
      const [width, height] = [picture.width / pixels, picture.height / pixels]
      add({
        startsAt,
        lasts: 1_500,
        draw(pen, share) {
          const scale = isReduced ? 1 : overshoot(Math.min(1, share / 0.22))
          pen.globalAlpha = share < 0.7 ? 1 : 1 - (share - 0.7) / 0.3
          const rise = isReduced ? 0 : 46 * slowing(share)
          const [w, h] = [width * scale, height * scale]
          pen.drawImage(picture, x - w / 2, y - rise - h / 2, w, h)
          pen.globalAlpha = 1
        },
      })
    },
    /** Adds coins that leap up and fall back. */
    coins(startsAt: number, from: Point, count: number) {
      if (isReduced) return
      for (let at = 0; at < count; at += 1) {
        const turn = (at / count) * 2 * Math.PI + Math.random()
        add(leapingCoin(pictures, { startsAt: startsAt + 40 * Math.random(), from, turn }))
      }
    },
    /** Adds a ring of light around a catch or around the explosion of a bomb. */
    burst(startsAt: number, at: Point, { radius, color }: { radius: number; color: string }) {
      if (isReduced) return
      add({
        startsAt,
        lasts: 520,
        draw(pen, share) {
          const reach = radius * (0.25 + 0.75 * slowing(share))
          pen.globalAlpha = (1 - share) * 0.9
          pen.fillStyle = outward(
            pen,
            at.x,
            at.y,
            reach,
            '#ffffff',
            `${color}c0`,
            `${color}40`,
            `${color}00`,
          )
          pen.beginPath()
          pen.arc(at.x, at.y, reach, 0, 2 * Math.PI)
          pen.fill()
          pen.globalAlpha = 1
        },
      })
    },
    draw(pen: Pen, now: number): void {
      effects = effects.filter(({ startsAt, lasts }) => now < startsAt + lasts)
      for (const { startsAt, lasts, draw } of effects) {
        if (now >= startsAt) draw(pen, (now - startsAt) / lasts)
      }
    },
  }
}

export type Effects = ReturnType<typeof createEffects>
