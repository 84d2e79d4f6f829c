/** Orientation: the only Exif data that affects the appearance of a picture. */

const exifStart = [0x45, 0x78, 0x69, 0x66, 0, 0]
const orientationTag = 0x0112
/** Bytes of a directory entry. */
const entryLength = 12

/** @param payload payload of an APP1 segment. @returns 1 to 8; undefined without an orientation. */
export function readOrientation(payload: Uint8Array): number | undefined {
  if (!exifStart.every((byte, index) => payload[index] === byte)) return undefined
  const tiff = payload.subarray(exifStart.length)
  if (tiff.length < 8) return undefined
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return undefined
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * entryLength
    if (at + entryLength > tiff.length) return undefined
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** APP1 segment with only the orientation. @param orientation 1 to 8. */
export const orientationSegment = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, ...exifStart],
    // Big-endian TIFF, with a directory of one entry at byte 8.
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
