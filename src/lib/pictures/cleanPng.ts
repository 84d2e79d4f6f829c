/** PNG (W3C Third Edition): which chunks a picture is, and which only tell of it. */

import { crc32 } from './crc32.ts'

const signatureLength = 8
/** Length, type and checksum of a chunk. */
const overhead = 12

/** What pixels are made of, and how they look. Texts, times and Exif are none of it. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs sPLT hIST cICP mDCV mDCv cLLI cLLi'.split(
    ' ',
  ),
)
/** A letter in lower case first: a reader may do without the chunk. */
const isOptional = (type: string) => /^[a-z]/.test(type)

/**
 * A png without what its program or camera has written about it.
 * @returns why not: it is cut off or damaged, or moves (APNG).
 */
export function cleanPng(bytes: Uint8Array): Uint8Array[] | 'damaged' | 'moves' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, signatureLength)]
  let hasPixels = false
  for (let at = signatureLength; at + overhead <= bytes.length; ) {
    const end = at + overhead + view.getUint32(at)
    if (end > bytes.length) return 'damaged'
    const checked = bytes.subarray(at + 4, end - 4)
    if (crc32(checked) !== view.getUint32(end - 4)) return 'damaged'
    const type = String.fromCharCode(...checked.subarray(0, 4))
    if (type === 'acTL') return 'moves'
    if (!kept.has(type) && !isOptional(type)) return 'damaged'
    if (kept.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IDAT') hasPixels = true
    // What follows the end belongs to no picture.
    if (type === 'IEND') return hasPixels ? parts : 'damaged'
    at = end
  }
  return 'damaged'
}
