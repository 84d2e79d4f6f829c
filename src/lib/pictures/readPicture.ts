/** Determines a picture's type from its bytes, since file names and media types are not trusted. */

export type PictureType = 'image/png' | 'image/jpeg'
export type Picture = { mediaType: PictureType; width: number; height: number }

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte)

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Beginning of the first PNG chunk: its length, and the name IHDR. */
const pngHeader = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const jpegStart = [0xff, 0xd8, 0xff]

function readPng(view: DataView, bytes: Uint8Array): Picture | undefined {
  if (!startsWith(bytes.subarray(8), pngHeader) || bytes.length < 33) return undefined
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/**
 * True for JPEG segments that describe the frame. DHT, JPG and DAC have markers in the same range,
 * but do not describe the frame.
 */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(view: DataView): Picture | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Any number of 0xff bytes may precede a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { mediaType: 'image/jpeg', width, height }
    } else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Type and size of a picture, from its header; undefined when the bytes are not a picture. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, pngSignature)) return readPng(view, bytes)
  return startsWith(bytes, jpegStart) ? readJpeg(view) : undefined
}
