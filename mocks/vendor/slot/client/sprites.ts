/**
 * Bitmaps of the symbols, painted once from the SVG drawings in the page. With SVG elements in the
 * moving reels, each change of the page would cause a new layout of these elements.
 */
import { svg } from '../../frame/client/dom.ts'

export type Sprites = {
  /** Paints a symbol on a canvas. */
  draw(canvas: HTMLCanvasElement, name: string): void
  /** Paints symbols below each other with motion blur; the canvas must already have a size. */
  drawLoop(canvas: HTMLCanvasElement, names: readonly string[]): void
}

/** Width and height of a symbol's bitmap, in pixels. */
const spriteSize = 220
/** Width of a blurred strip, in pixels. */
const loopWidth = 120
/** Width and height of an SVG drawing in user units; the origin is its centre. */
const drawingSize = 120
/** Number of overlaid copies of a blurred symbol, and their distance as a fraction of its size. */
const blur = { copies: 19, distance: 0.02 }

/** SVG presentation attributes that child elements inherit. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'font-size',
  'font-weight',
  'font-family',
  'letter-spacing',
] as const
type Style = Partial<Record<(typeof inherited)[number], string>>

type Painter = { context: CanvasRenderingContext2D; root: Element }

function styleOf(element: Element, parent: Style): Style {
  const style = { ...parent }
  for (const name of inherited) {
    const own = element.getAttribute(name)
    if (own !== null) style[name] = own
  }
  return style
}

/** Canvas gradient for an SVG gradient with this id. `box` is the bounding box of the element. */
function gradientOf(context: CanvasRenderingContext2D, id: string, box: DOMRect) {
  const source = document.getElementById(id)
  const { x, y, width, height } = box
  const gradient =
    source instanceof SVGRadialGradientElement
      ? context.createRadialGradient(
          x + width / 2,
          y + height / 2,
          0,
          x + width / 2,
          y + height / 2,
          width / 2,
        )
      : context.createLinearGradient(x, y, x, y + height)
  for (const stop of source?.querySelectorAll('stop') ?? []) {
    gradient.addColorStop(
      Number(stop.getAttribute('offset')),
      stop.getAttribute('stop-color') ?? '#000',
    )
  }
  return gradient
}

/** Canvas colour or gradient for an SVG `fill` or `stroke`; undefined for none. */
function paintOf({ context }: Painter, paint: string | undefined, element: SVGGraphicsElement) {
  if (paint === undefined || paint === 'none') return undefined
  const id = /^url\(#(.+)\)$/.exec(paint)?.[1]
  return id === undefined ? paint : gradientOf(context, id, element.getBBox())
}

/** Outline of a basic SVG shape; undefined for other elements. */
function shapeOf(element: Element): Path2D | undefined {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0)
  const path = new Path2D()
  switch (element.tagName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '')
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
      return path
    case 'ellipse':
      path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI)
      return path
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
      return path
    default:
      return undefined
  }
}

/** Fills and strokes an SVG shape or a centred text. */
function paintShape(painter: Painter, element: SVGGraphicsElement, style: Style): void {
  const { context } = painter
  const shape = shapeOf(element)
  if (!shape && element.tagName !== 'text') return
  const alpha = context.globalAlpha
  const text = element.textContent ?? ''
  const x = Number(element.getAttribute('x') ?? 0)
  const y = Number(element.getAttribute('y') ?? 0)
  context.font = `${style['font-weight'] ?? 400} ${style['font-size'] ?? 16}px ${style['font-family'] ?? 'serif'}`
  context.letterSpacing = `${style['letter-spacing'] ?? 0}px`
  context.textAlign = 'center'
  context.lineJoin = 'round'
  const fill = paintOf(painter, style.fill ?? '#000', element)
  if (fill !== undefined) {
    context.globalAlpha = alpha * Number(style['fill-opacity'] ?? 1)
    context.fillStyle = fill
    if (shape) context.fill(shape)
    else context.fillText(text, x, y)
  }
  const stroke = paintOf(painter, style.stroke, element)
  if (stroke !== undefined) {
    context.globalAlpha = alpha * Number(style['stroke-opacity'] ?? 1)
    context.strokeStyle = stroke
    context.lineWidth = Number(style['stroke-width'] ?? 1)
    if (shape) context.stroke(shape)
    else context.strokeText(text, x, y)
  }
}

/** Paints an SVG element and its children. */
function paintElement(painter: Painter, element: Element, parent: Style): void {
  if (!(element instanceof SVGGraphicsElement)) return
  const { context, root } = painter
  const style = styleOf(element, parent)
  context.save()
  const matrix = element.transform.baseVal.consolidate()?.matrix
  if (matrix) {
    const { a, b, c, d, e, f } = matrix
    context.transform(a, b, c, d, e, f)
  }
  context.globalAlpha *= Number(element.getAttribute('opacity') ?? 1)
  if (element instanceof SVGUseElement) {
    const target = root.querySelector(`[id="${element.href.baseVal.slice(1)}"]`)
    if (target) paintElement(painter, target, style)
  } else {
    paintShape(painter, element, style)
    for (const child of element.children) paintElement(painter, child, style)
  }
  context.restore()
}

/**
 * Bitmap of a drawing. `root` must be in the page, since only rendered shapes have bounding boxes.
 */
function toBitmap(root: Element): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = spriteSize
  canvas.height = spriteSize
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(spriteSize / drawingSize, spriteSize / drawingSize)
  context.translate(drawingSize / 2, drawingSize / 2)
  for (const child of root.children) paintElement({ context, root }, child, {})
  return canvas
}

function drawBlurred(
  context: CanvasRenderingContext2D,
  bitmap: HTMLCanvasElement,
  middle: number,
  size: number,
): void {
  context.globalAlpha = 2.4 / blur.copies
  for (let copy = 0; copy < blur.copies; copy += 1) {
    const shift = (copy - (blur.copies - 1) / 2) * blur.distance * size
    context.drawImage(bitmap, (loopWidth - size) / 2, middle - size / 2 + shift, size, size)
  }
}

/** @param stage contains the drawings as `<symbol>`s. */
export function createSprites(stage: HTMLElement): Sprites {
  const root = svg('svg', { class: 'measure', viewBox: '-60 -60 120 120', 'aria-hidden': true })
  stage.append(root)
  const bitmaps = new Map<string, HTMLCanvasElement>()
  for (const symbol of stage.querySelectorAll('symbol')) {
    root.replaceChildren(...[...symbol.children].map((child) => child.cloneNode(true)))
    bitmaps.set(symbol.id.replace('s-', ''), toBitmap(root))
  }
  root.remove()
  return {
    draw(canvas, name) {
      // Setting the size clears the canvas and allocates it again, even if the size is the same.
      if (canvas.width !== spriteSize) canvas.width = spriteSize
      if (canvas.height !== spriteSize) canvas.height = spriteSize
      const context = canvas.getContext('2d')
      context?.clearRect(0, 0, spriteSize, spriteSize)
      const bitmap = bitmaps.get(name)
      if (bitmap) context?.drawImage(bitmap, 0, 0)
    },
    drawLoop(canvas, names) {
      const { clientWidth, clientHeight } = canvas
      canvas.width = loopWidth
      canvas.height = Math.round((loopWidth * clientHeight) / Math.max(1, clientWidth))
      const context = canvas.getContext('2d')
      const high = canvas.height / names.length
      names.forEach((name, index) => {
        const bitmap = bitmaps.get(name)
        if (context && bitmap)
          drawBlurred(context, bitmap, (index + 0.5) * high, Math.min(loopWidth, high))
      })
    },
  }
}
