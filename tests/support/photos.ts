import { encode } from 'fast-png'
import { cpfForTests } from '../../src/lib/cpfForTests.ts'

/** File in the form that Playwright's `setInputFiles` accepts. */
type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

let photoCount = 0

const png = (width: number, height: number, greyAt: (x: number, y: number) => number): Buffer => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[y * width + x] = greyAt(x, y)
  }
  return Buffer.from(encode({ width, height, data, channels: 1 }))
}

/** Photo that differs from all earlier ones. */
export function photo(name = 'foto.png', width = 1000, height = 640): ChosenFile {
  photoCount += 1
  const seed = photoCount * 31
  // Blocks of two shades with grain, as in a camera's file.
  const greyAt = (x: number, y: number) =>
    (((x >> 4) + (y >> 5)) % 3 === 0 ? 60 : 180) + ((x * x + y * y * 3 + x * y + seed) % 29)
  return { name, mimeType: 'image/png', buffer: png(width, height, greyAt) }
}

/** Photo of a single colour. */
export const emptyPhoto = (): ChosenFile => ({
  name: 'vazia.png',
  mimeType: 'image/png',
  buffer: png(1000, 640, () => 128),
})

/** Photo whose file ends after its first half. */
export const truncatePhoto = ({ buffer, ...file }: ChosenFile): ChosenFile => ({
  ...file,
  buffer: buffer.subarray(0, Math.floor(buffer.length / 2)),
})

let people = process.pid % 900

/**
 * CPF (Brazilian taxpayer number) that no member has used.
 * @param digits its seventh to ninth digits; the demonstration's identity provider decides by them.
 */
export function freshCpf(digits = '100'): string {
  people += 1
  return cpfForTests(`${300_000 + ((people * 7919) % 600_000)}${digits}`)
}
