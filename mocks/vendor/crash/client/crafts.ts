/**
 * Crafts of the flights, drawn in a box of 100 by 100, centred on 0,0, with the nose to the right.
 */

type Context = CanvasRenderingContext2D

export type Craft = {
  /** @param time time in seconds, for animated parts. */
  draw(context: Context, time: number): void
  /** True if the craft stays upright instead of following the curve. */
  isUpright: boolean
  /** Colour of the trail behind the craft. */
  trail: string
}

const shapes = new Map<string, Path2D>()

/** Fills an SVG path. */
function fill(context: Context, path: string, style: string | CanvasGradient): void {
  const shape = shapes.get(path) ?? new Path2D(path)
  shapes.set(path, shape)
  context.fillStyle = style
  context.fill(shape)
}

/** Vertical gradient from `top` to `bottom`. */
function shade(context: Context, top: number, bottom: number, colours: readonly string[]) {
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  for (const [at, colour] of colours.entries()) {
    gradient.addColorStop(at / (colours.length - 1), colour)
  }
  return gradient
}

function flame(context: Context, x: number, time: number, size: number): void {
  const length = size * (1 + 0.18 * Math.sin(time * 41) + 0.12 * Math.sin(time * 67))
  for (const [part, colour] of [
    [1, '#ff6a1f'],
    [0.68, '#ffc02e'],
    [0.36, '#fff6cf'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(x, -9 * part)
    context.quadraticCurveTo(x - length * part * 0.6, -7 * part, x - length * part, 0)
    context.quadraticCurveTo(x - length * part * 0.6, 7 * part, x, 9 * part)
    context.fill()
  }
}

const rocket: Craft = {
  isUpright: false,
  trail: '#ff8a3d',
  draw(context, time) {
    flame(context, -32, time, 46)
    fill(context, 'M-24-10-40-30l2 22zM-24 10-40 30l2-22z', '#c22a3c')
    fill(
      context,
      'M50 0C40-15 18-19-10-17l-22 6v22l22 6C18 19 40 15 50 0z',
      shade(context, -18, 18, ['#ffffff', '#dfe6f5', '#8795b8']),
    )
    fill(
      context,
      'M50 0C44-9 36-13 26-15v30c10-2 18-6 24-15z',
      shade(context, -15, 15, ['#ff6a78', '#d8263d', '#8d1022']),
    )
    fill(context, 'M-34-3h26v6h-26z', '#a01c2e')
    context.fillStyle = '#20305c'
    context.beginPath()
    context.arc(10, -1, 8, 0, 7)
    context.fill()
    context.fillStyle = '#7fd6ff'
    context.beginPath()
    context.arc(10, -1, 5.5, 0, 7)
    context.fill()
    fill(context, 'M-28-12C-6-16 16-15 30-11 14-12-6-12-28-9z', 'rgba(255,255,255,.85)')
  },
}

const plane: Craft = {
  isUpright: false,
  trail: '#ff4d63',
  draw(context, time) {
    fill(context, 'M-30-4-46-26h13l20 20z', '#a3152c')
    fill(
      context,
      'M46 2C42-10 24-14 2-13l-40 3c-6 1-9 5-8 9 2 8 20 14 46 14C24 13 44 12 46 2z',
      shade(context, -14, 14, ['#ff7f8d', '#e22542', '#8c0f25']),
    )
    fill(context, 'M8-13C12-24 26-24 33-11z', shade(context, -22, -10, ['#d8f4ff', '#58b3e6']))
    fill(context, 'M-38-6C-10-11 20-10 38-4 18-7-10-7-38-2z', 'rgba(255,255,255,.4)')
    fill(context, 'M-14 4h34l-22 26c-4 4-12 3-12-2z', shade(context, 4, 30, ['#ff9aa5', '#b3142d']))
    fill(context, 'M-44-3h16l-4 8z', '#7d0d20')
    fill(context, 'M44-3c4 0 6 2 6 5s-2 5-6 5z', '#ffd05c')
    const spin = Math.abs(Math.sin(time * 38))
    context.fillStyle = 'rgba(235,240,255,.55)'
    context.beginPath()
    context.ellipse(51, 2, 2.4, 6 + 20 * spin, 0, 0, 7)
    context.fill()
  },
}

const balloon: Craft = {
  isUpright: true,
  trail: '#ffb648',
  draw(context, time) {
    context.save()
    context.rotate(0.05 * Math.sin(time * 1.7))
    fill(
      context,
      'M0-52C26-52 38-34 36-16 34 2 18 14 9 22H-9C-18 14-34 2-36-16-38-34-26-52 0-52z',
      shade(context, -52, 22, ['#ff9f5a', '#ef4d4d', '#a51d55']),
    )
    fill(
      context,
      'M0-52C12-52 16-34 16-16 16 2 8 14 4 22H-4C-8 14-16 2-16-16-16-34-12-52 0-52z',
      shade(context, -52, 22, ['#ffe39a', '#ffb82e', '#d97a00']),
    )
    fill(context, 'M-24-40c8-8 18-8 20-8-8 6-14 16-16 28-6-4-10-12-4-20z', 'rgba(255,255,255,.35)')
    fill(context, 'M-8 22h2l3 12h-2zM8 22H6L3 34h2z', '#7a5230')
    fill(
      context,
      'M-9 34H9l-2 13c0 2-2 3-4 3h-6c-2 0-4-1-4-3z',
      shade(context, 34, 50, ['#c98c4e', '#7a4b21']),
    )
    context.globalAlpha = 0.55 + 0.45 * Math.sin(time * 23)
    fill(context, 'M-3 32 0 20l3 12z', '#ffe27a')
    context.restore()
  },
}

const eagle: Craft = {
  isUpright: false,
  trail: '#ffd27a',
  draw(context, time) {
    const beat = Math.sin(time * 5)
    context.save()
    context.scale(1, 0.75 + 0.35 * beat)
    fill(
      context,
      'M6-4C-4-30-22-46-44-50c4 8 6 12 4 16 6 2 8 6 8 10 6 0 8 4 8 8 6 0 10 4 12 12z',
      shade(context, -50, 0, ['#3a2415', '#8a5a2c']),
    )
    context.restore()
    fill(context, 'M-26 4-50-4l6 8-6 10 26-2z', '#5c3a1d')
    fill(
      context,
      'M42 2C36-8 20-12 0-9l-30 9c4 10 20 14 38 12 16-1 30-4 34-10z',
      shade(context, -12, 12, ['#a9713b', '#5a3618']),
    )
    fill(
      context,
      'M22-9c10-6 22-2 24 6-2 6-12 8-20 7-8-2-10-9-4-13z',
      shade(context, -12, 8, ['#ffffff', '#d9dbe3']),
    )
    fill(context, 'M44-5c8 0 10 6 6 11-2-4-6-4-10-4z', '#ffb01f')
    context.fillStyle = '#14100c'
    context.beginPath()
    context.arc(36, -4, 2.2, 0, 7)
    context.fill()
  },
}

const comet: Craft = {
  isUpright: false,
  trail: '#8fd8ff',
  draw(context, time) {
    for (const [at, colour] of [
      'rgba(90,170,255,.28)',
      'rgba(140,215,255,.45)',
      'rgba(225,246,255,.7)',
    ].entries()) {
      const length = 88 - at * 22 + 5 * Math.sin(time * 9 + at)
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(14, -20 + at * 5)
      context.quadraticCurveTo(-length * 0.4, -8 + at * 3, -length, 0)
      context.quadraticCurveTo(-length * 0.4, 8 - at * 3, 14, 20 - at * 5)
      context.fill()
    }
    context.fillStyle = shade(context, -22, 22, ['#ffffff', '#bfe6ff', '#4a8fd0'])
    context.beginPath()
    context.arc(16, 0, 21, 0, 7)
    context.fill()
    fill(
      context,
      'M8-8a5 5 0 1 0 1 9 5 5 0 0 0-1-9zM24 4a4 4 0 1 0 1 7 4 4 0 0 0-1-7z',
      'rgba(40,90,150,.35)',
    )
  },
}

const crafts: Readonly<Record<string, Craft>> = {
  plane,
  balloon,
  feather: eagle,
  star: comet,
}

/** Craft of a game, by its motif. */
export const craftOf = (motif: string): Craft => crafts[motif] ?? rocket
