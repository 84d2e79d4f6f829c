/** JPEG (ITU-T T.81): keeps the segments of the picture itself and removes metadata. */

/** Of the Exif data, only the orientation affects the appearance of a picture. */

const exifStart = [0x45, 0x78, 0x69, 0x66, 0, 0]
const orientationTag = 0x0112
/** Number of bytes of a TIFF directory entry. */
const entryLength = 12

/** @param payload payload of an APP1 segment. @returns 1 to 8; undefined without an orientation. */
function readOrientation(payload: Uint8Array): number | undefined {
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
const orientationSegment = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, ...exifStart],
    // Big-endian TIFF, with a directory of one entry at byte 8.
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, com: 0xfe } as const

/** Application segments that affect colours, by marker and first characters. */
const keptSegments: readonly (readonly [number, string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]

const isOfApplication = (code: number) => code >= 0xe0 && code <= 0xef
/** True for markers without a length: restart markers, and TEM of arithmetic coding. */
const standsAlone = (code: number) => (code >= 0xd0 && code <= 0xd7) || code === 0x01
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc

function isKept(code: number, payload: Uint8Array): boolean {
  if (code === marker.com) return false
  if (!isOfApplication(code)) return true
  return keptSegments.some(
    ([number, start]) =>
      number === code &&
      [...start].every((letter, index) => payload[index] === letter.charCodeAt(0)),
  )
}

/** Index of the first marker after a scan; restart markers are part of the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

type Found = { parts: Uint8Array[]; orientation: number; hasFrame: boolean; hasScan: boolean }

/** Keeps or drops a segment, and notes the orientation. */
function take(contents: Found, code: number, segment: Uint8Array): void {
  const payload = segment.subarray(4)
  if (code === marker.app1) contents.orientation = readOrientation(payload) ?? contents.orientation
  if (isFrame(code)) contents.hasFrame = true
  if (code === marker.sos) contents.hasScan = true
  if (isKept(code, payload)) contents.parts.push(segment)
}

function assemble({ parts, orientation, hasFrame, hasScan }: Found): Uint8Array[] | 'damaged' {
  if (!hasFrame || !hasScan) return 'damaged'
  const [start = new Uint8Array(), ...rest] = parts
  if (orientation === 1) return [start, ...rest]
  // JFIF must be the first segment.
  const isJfif = rest[0]?.[1] === marker.app0
  const turned = orientationSegment(orientation)
  return isJfif ? [start, ...rest.slice(0, 1), turned, ...rest.slice(1)] : [start, turned, ...rest]
}

/**
 * Removes the metadata of a camera or program from a JPEG: location, time, device, thumbnails and
 * comments. The orientation is kept, since viewers rotate the picture by it.
 * @returns parts of the file, to be joined; `damaged` when the picture is incomplete.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array[] | 'damaged' {
  const contents: Found = {
    parts: [bytes.subarray(0, 2)],
    orientation: 1,
    hasFrame: false,
    hasScan: false,
  }
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return 'damaged'
    const code = bytes[at + 1] ?? 0
    // Any number of 0xff bytes may precede a marker.
    if (code === 0xff) at += 1
    else if (standsAlone(code)) at += 2
    else if (code === marker.eoi) {
      contents.parts.push(bytes.subarray(at, at + 2))
      // Cameras store videos and depth maps after the end of the picture; they are dropped.
      return assemble(contents)
    } else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
      const end = at + 2 + length
      if (length < 2 || end > bytes.length || code === marker.soi) return 'damaged'
      take(contents, code, bytes.subarray(at, end))
      at = end
      if (code !== marker.sos) continue
      at = endOfScan(bytes, end)
      contents.parts.push(bytes.subarray(end, at))
    }
  }
  return 'damaged'
}
