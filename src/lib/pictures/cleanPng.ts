/** PNG (W3C Third Edition): keeps the chunks of the picture itself and removes metadata. */

import { crc32 } from './crc32.ts'

const signatureLength = 8
/** Number of bytes that a chunk has besides its data: length, type and checksum. */
const overhead = 12

/**
 * Types of the chunks that are kept: the pixels and their appearance, but no texts, times or Exif.
 */
const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs sPLT hIST cICP mDCV mDCv cLLI cLLi'.split(
    ' ',
  ),
)
/** A program may ignore a chunk whose type begins with a lower-case letter. */
const isOptional = (type: string) => /^[a-z]/.test(type)

/**
 * Removes the metadata of a program or camera from a PNG.
 * @returns parts of the file, to be joined; `damaged` when the picture is truncated or corrupted,
 * `moves` when it is animated (APNG).
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
