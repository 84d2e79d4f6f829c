/** PNG (W3C Third Edition): chunks of the picture itself, as opposed to metadata. */

import { crc32 } from './crc32.ts'

const signatureLength = 8
/** Bytes of a chunk's length, type and checksum. */
const overhead = 12

/** Chunks of pixels and their appearance, without texts, times and Exif. */
const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs sPLT hIST cICP mDCV mDCv cLLI cLLi'.split(
    ' ',
  ),
)
/** A chunk whose type begins with a lower-case letter is optional for a reader. */
const isOptional = (type: string) => /^[a-z]/.test(type)

/**
 * Removes the metadata of a program or camera from a PNG.
 * @returns the chunks to keep, or why not: the picture is truncated, corrupted or animated (APNG).
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
    if (!keptChunks.has(type) && !isOptional(type)) return 'damaged'
    if (keptChunks.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IDAT') hasPixels = true
    // Data after the end is not part of the picture.
    if (type === 'IEND') return hasPixels ? parts : 'damaged'
    at = end
  }
  return 'damaged'
}
