/** Helpers for painting on a canvas with SVG paths. */

export type Pen = CanvasRenderingContext2D
export type Paint = string | CanvasGradient

const addStops = (gradient: CanvasGradient, colors: readonly string[]): CanvasGradient => {
  for (const [at, color] of colors.entries()) {
    gradient.addColorStop(colors.length === 1 ? 0 : at / (colors.length - 1), color)
  }
  return gradient
}

/** Vertical gradient from `top` down to `bottom`, with evenly spaced colours. */
export const downward = (pen: Pen, top: number, bottom: number, ...colors: string[]) =>
  addStops(pen.createLinearGradient(0, top, 0, bottom), colors)

/** Horizontal gradient from left to right, with evenly spaced colours. */
export const rightward = (pen: Pen, left: number, right: number, ...colors: string[]) =>
  addStops(pen.createLinearGradient(left, 0, right, 0), colors)

/** Radial gradient from a centre outward, with evenly spaced colours. */
export const outward = (pen: Pen, x: number, y: number, radius: number, ...colors: string[]) =>
  addStops(pen.createRadialGradient(x, y, 0, x, y, radius), colors)

/** Runs `draw` and restores the state of the canvas context `pen` afterwards. */
export function apart(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/**
 * Fills an SVG path.
 * @param d path data.
 */
export function fill(pen: Pen, d: string, paint: Paint, alpha = 1): void {
  apart(pen, () => {
    pen.globalAlpha *= alpha
    pen.fillStyle = paint
    pen.fill(new Path2D(d))
  })
}

/** @param d SVG path. */
export function stroke(pen: Pen, d: string, paint: Paint, width: number, alpha = 1): void {
  apart(pen, () => {
    pen.globalAlpha *= alpha
    pen.strokeStyle = paint
    pen.lineWidth = width
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke(new Path2D(d))
  })
}

/** Fills an ellipse, optionally rotated by `angle` radians. */
export function oval(
  pen: Pen,
  {
    x,
    y,
    rx,
    ry = rx,
    angle = 0,
  }: { x: number; y: number; rx: number; ry?: number; angle?: number },
  paint: Paint,
  alpha = 1,
): void {
  apart(pen, () => {
    pen.globalAlpha *= alpha
    pen.fillStyle = paint
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, angle, 0, 2 * Math.PI)
    pen.fill()
  })
}

/** Runs `draw`, clipped to an SVG path. */
export function inside(pen: Pen, d: string, draw: () => void): void {
  apart(pen, () => {
    pen.clip(new Path2D(d))
    draw()
  })
}

/** Runs `draw`, rotated around a point by `angle` radians. */
export function drawTurned(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  apart(pen, () => {
    pen.translate(x, y)
    pen.rotate(angle)
    draw()
  })
}

/** Eye that looks forward. */
export function eye(pen: Pen, x: number, y: number, radius: number, iris = '#1b2236'): void {
  oval(pen, { x, y, rx: radius * 1.18 }, '#0a1020', 0.55)
  oval(pen, { x, y, rx: radius }, outward(pen, x, y, radius, '#ffffff', '#eef4ff', '#b9c8de'))
  oval(pen, { x: x + radius * 0.16, y, rx: radius * 0.62 }, iris)
  oval(pen, { x: x + radius * 0.2, y, rx: radius * 0.4 }, '#05070d')
  oval(pen, { x: x + radius * 0.38, y: y - radius * 0.32, rx: radius * 0.22 }, '#ffffff')
  oval(pen, { x: x - radius * 0.1, y: y + radius * 0.3, rx: radius * 0.12 }, '#ffffff', 0.7)
}

/** Draws rows of fish scales over an area. The caller clips them. */
export function scales(
  pen: Pen,
  area: { left: number; right: number; top: number; bottom: number; step: number },
  color: string,
): void {
  const { left, right, top, bottom, step } = area
  apart(pen, () => {
    pen.strokeStyle = color
    pen.lineWidth = step * 0.11
    let row = 0
    for (let y = top; y < bottom; y += step * 0.62) {
      const shift = row % 2 === 0 ? 0 : step / 2
      for (let x = left + shift; x < right; x += step) {
        pen.beginPath()
        pen.arc(x, y, step * 0.52, Math.PI * 0.6, Math.PI * 1.4)
        pen.stroke()
      }
      row += 1
    }
  })
}

/** Creates a canvas with a size in pixels, and returns it with its pen. */
export function createCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return { canvas, pen: penOf(canvas) }
}

/**
 * 2D context of a canvas.
 * @throws if the browser provides no 2D context.
 */
export function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  return pen
}
