import { cleanJpeg } from './cleanJpeg.ts'
import { cleanPng } from './cleanPng.ts'
import { type Picture, readPicture } from './readPicture.ts'

/**
 * Maximum number of pixels per side and in total. A larger picture exhausts the memory of the
 * program that opens it.
 */
const longestSide = 12_000
const mostPixels = 50_000_000

/**
 * Reason why the platform rejects a picture. `moves`: animated. `damaged`: truncated or corrupted.
 */
export type PictureProblem = 'noPicture' | 'tooManyPixels' | 'moves' | 'damaged'

const isEmpty = ({ width, height }: Picture): boolean => width < 1 || height < 1
const isHuge = ({ width, height }: Picture): boolean =>
  Math.max(width, height) > longestSide || width * height > mostPixels

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Cleaned = Picture & { bytes: Uint8Array<ArrayBuffer>; problem?: never }

/**
 * Removes the metadata from a member's picture: location, time and device.
 * @returns the cleaned picture, or the problem of a file that is not a complete, still PNG or JPEG
 * of an allowed size (CONST-13).
 */
export function cleanPicture(bytes: Uint8Array): Cleaned | { problem: PictureProblem } {
  const picture = readPicture(bytes)
  if (!picture || isEmpty(picture)) return { problem: 'noPicture' }
  if (isHuge(picture)) return { problem: 'tooManyPixels' }
  const parts = picture.mediaType === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes)
  return typeof parts === 'string' ? { problem: parts } : { ...picture, bytes: joinParts(parts) }
}
