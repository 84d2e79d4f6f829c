/**
 * Automatic assessment of a photo before the review. Its results are hints and never reject a
 * photo.
 */

/** Greyscale picture: one byte per pixel, row by row. */
export type GreyPicture = { width: number; height: number; pixels: Uint8ClampedArray }

/** Quality of a photo: a message key under `identity.picture.quality`. */
export type Quality = 'good' | 'small' | 'dark' | 'bright' | 'blurred'

/** Minimum length of a photo's shorter side in pixels, at which letters and faces are legible. */
const shortestSide = 480
/** Minimum and maximum average brightness, from 0 to 255. */
const darkest = 55
const brightest = 225
/** Variance of the Laplacian below which a picture of about 300 pixels has no sharp edges. */
const leastSharpness = 40

/** Greyscale copy of canvas data, by perceived brightness (ITU-R BT.601). */
export function greyOf({ width, height, data }: ImageData): GreyPicture {
  const pixels = new Uint8ClampedArray(width * height)
  for (let index = 0; index < pixels.length; index += 1) {
    const at = index * 4
    pixels[index] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return { width, height, pixels }
}

const meanOf = (values: Iterable<number>, count: number): number => {
  let sum = 0
  for (const value of values) sum += value
  return count === 0 ? 0 : sum / count
}

/** Sharpness of a picture: the variance of each pixel's difference from its neighbours. */
function sharpnessOf({ width, height, pixels }: GreyPicture): number {
  const differences: number[] = []
  const at = (index: number) => pixels[index] ?? 0
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const index = row * width + column
      const around = at(index - 1) + at(index + 1) + at(index - width) + at(index + width)
      differences.push(4 * at(index) - around)
    }
  }
  const mean = meanOf(differences, differences.length)
  return meanOf(
    differences.map((difference) => (difference - mean) ** 2),
    differences.length,
  )
}

/**
 * First quality problem of a photo.
 * @param size size of the photo itself, in pixels.
 * @param grey the photo, scaled down to about 300 pixels.
 */
export function qualityOf(size: { width: number; height: number }, grey: GreyPicture): Quality {
  if (Math.min(size.width, size.height) < shortestSide) return 'small'
  const brightness = meanOf(grey.pixels, grey.pixels.length)
  if (brightness < darkest) return 'dark'
  if (brightness > brightest) return 'bright'
  return sharpnessOf(grey) < leastSharpness ? 'blurred' : 'good'
}
