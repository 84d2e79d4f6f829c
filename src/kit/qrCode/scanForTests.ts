import jsQr from 'jsqr'

/** Device pixels per CSS pixel. */
const zoom = 3

/**
 * Decodes the drawing of a QR code as a camera would: the path is dark, the square of the logo is
 * light.
 * @returns the text; undefined if the drawing is not readable
 */
export function scanCode(drawing: Element): string | undefined {
  const [, logoPlace] = drawing.querySelectorAll('rect')
  const path = drawing.querySelector('path')
  const transform = path?.getAttribute('transform') ?? ''
  const [, margin, scale] = (/translate\((\S+) .*scale\((\S+)\)/.exec(transform) ?? []).map(Number)
  if (!path || margin === undefined || scale === undefined) return undefined
  const size = Number(drawing.getAttribute('width'))
  const side = size * zoom
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const paint = (x: number, y: number, width: number, height: number, shade: number) => {
    for (let row = Math.round(y * zoom); row < Math.round((y + height) * zoom); row += 1)
      for (let column = Math.round(x * zoom); column < Math.round((x + width) * zoom); column += 1)
        pixels.fill(shade, (row * side + column) * 4, (row * side + column) * 4 + 3)
  }
  for (const [, x, y, run] of (path.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g))
    paint(margin + Number(x) * scale, margin + Number(y) * scale, Number(run) * scale, scale, 0)
  const logoSide = Number(logoPlace?.getAttribute('width') ?? 0)
  paint((size - logoSide) / 2, (size - logoSide) / 2, logoSide, logoSide, 255)
  return jsQr(pixels, side, side)?.data
}
