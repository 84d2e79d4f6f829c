import { decode } from 'fast-png'

export type TimedFrame = {
  /** Milliseconds since the epoch. */
  time: number
  png: Uint8Array
}

/** Number of pixels by value, for each of the colours red, green and blue. */
type Histogram = readonly Uint32Array[]

function histogramOf(png: Uint8Array): Histogram {
  const { data, channels } = decode(png)
  const counts = [0, 1, 2].map(() => new Uint32Array(256))
  for (let pixel = 0; pixel < data.length; pixel += channels) {
    for (const [colour, count] of counts.entries()) {
      const value = data[pixel + colour] ?? 0
      count[value] = (count[value] ?? 0) + 1
    }
  }
  return counts
}

const distance = (one: Histogram, other: Histogram): number =>
  one.reduce(
    (sum, counts, colour) =>
      sum +
      counts.reduce(
        (subtotal, count, value) => subtotal + Math.abs(count - (other[colour]?.[value] ?? 0)),
        0,
      ),
    0,
  )

/**
 * Speed index: the integral of the missing visual progress over time. The progress of a frame is
 * the share of the way from the colours of the first frame to those of the last one.
 * @param start milliseconds since the epoch, of the request of the document
 * @returns milliseconds
 */
export function speedIndexOf(frames: readonly TimedFrame[], start: number): number {
  const shown = frames.map(({ time, png }) => ({ time: time - start, colours: histogramOf(png) }))
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return Number.NaN
  const whole = distance(first.colours, last.colours)
  let index = 0
  let [time, missing] = [0, 1]
  for (const frame of shown) {
    if (frame.time <= 0) continue
    index += missing * (frame.time - time)
    time = frame.time
    missing = whole === 0 ? 0 : Math.min(1, distance(frame.colours, last.colours) / whole)
  }
  return index
}
