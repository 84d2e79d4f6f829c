import {
  type PictureProblem as CleaningProblem,
  cleanPicture,
} from '../../lib/pictures/cleanPicture.ts'
import type { PictureType } from '../../lib/pictures/readPicture.ts'

/** Size limit of the platform for an uploaded PNG or JPEG (CONST-13, CONST-14). */
const mostBytes = 5 * 1024 * 1024
/** Files above this size are rejected without being read. */
const mostBytesRead = 60 * 1024 * 1024
/** Maximum side in pixels. Higher resolutions do not make a document more readable. */
const longestSide = 4000
/** JPEG qualities, tried in this order until the file is small enough. */
const qualities = [0.9, 0.75, 0.5]

export type PictureProblem = 'empty' | 'tooLarge' | CleaningProblem
export type PreparedPicture =
  | { body: Blob; problem?: never }
  | { body?: never; problem: PictureProblem }

const pictureOf = (bytes: Uint8Array<ArrayBuffer>, type: PictureType): PreparedPicture => ({
  body: new Blob([bytes], { type }),
})

/**
 * Converts a file to a picture that the platform accepts. Its type is detected from its bytes.
 * Metadata such as location, time and device is removed, a photo that is too large is scaled down,
 * and a WebP picture becomes a JPEG.
 * @returns the picture to upload, or the reason why the file is rejected.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > mostBytesRead) return { problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.slice().arrayBuffer())
  const isTooLarge = file.size > mostBytes
  if (isWebp(bytes)) return movesInWebp(bytes) ? { problem: 'moves' } : redraw(file, 'noPicture')
  const cleaned = cleanPicture(bytes)
  if (cleaned.problem !== undefined) {
    const isUnknown = isTooLarge && cleaned.problem === 'noPicture'
    return { problem: isUnknown ? 'tooLarge' : cleaned.problem }
  }
  const { mediaType, width, height } = cleaned
  const isHuge = Math.max(width, height) > longestSide
  if (!isHuge && cleaned.bytes.length <= mostBytes) return pictureOf(cleaned.bytes, mediaType)
  return redraw(file, isTooLarge ? 'tooLarge' : 'damaged')
}

const textAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4))

const isWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'

/** Reads the animation flag, which only the extended WebP format has. */
const movesInWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0

/**
 * Draws a picture again as a JPEG file, at most `longestSide` pixels long.
 * @param otherwise this problem is returned if the browser cannot draw the file.
 */
async function redraw(file: Blob, otherwise: PictureProblem): Promise<PreparedPicture> {
  if (typeof createImageBitmap !== 'function') return { problem: otherwise }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { problem: 'damaged' }
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return { problem: otherwise }
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const body = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    if (body && body.size <= mostBytes) return { body }
  }
  return { problem: 'tooLarge' }
}
