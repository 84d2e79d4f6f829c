/**
 * Provably fair random numbers, version 1. The bytes are HMAC-SHA-256 with the key `serverSeed`
 * over `clientSeed:nonce:counter`, for the counters 0, 1, 2 and so on. Seeds are used as text, not
 * decoded. The server draws rounds with this code, and the page verifies them with the same code.
 */

/** Version of the formulas in this file. A change of a formula needs a new version. */
export const fairVersion = 1

/** Seeds and nonce from which a round is computed. */
export type FairSeeds = {
  /** 64 hexadecimal digits, secret until the end of the round. */
  serverSeed: string
  clientSeed: string
  nonce: number
}

const encoder = new TextEncoder()
const hashLength = 32

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Published hash of a server seed: SHA-256 of its text, in hexadecimal. */
export async function hashOfSeed(serverSeed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed))))
}

/** The first `count` bytes of a round. */
export async function fairBytes(
  { serverSeed, clientSeed, nonce }: FairSeeds,
  count: number,
): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = encoder.encode(serverSeed)
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const blocks = await Promise.all(
    Array.from({ length: Math.ceil(count / hashLength) }, async (_, counter) => {
      const message = encoder.encode(`${clientSeed}:${nonce}:${counter}`)
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
    }),
  )
  return Uint8Array.from(blocks.flatMap((block) => [...block]).slice(0, count))
}

/**
 * Numbers from 0 to below 1, each computed from four bytes: `b1/256 + b2/256² + b3/256³ + b4/256⁴`.
 */
export async function fairFloats(seeds: FairSeeds, count: number): Promise<number[]> {
  const view = new DataView((await fairBytes(seeds, 4 * count)).buffer)
  return Array.from({ length: count }, (_, at) => view.getUint32(4 * at) / 2 ** 32)
}

/**
 * Draws without replacement (Fisher–Yates): each number picks the remaining place with the index
 * `⌊number × remaining places⌋`. Remaining places are in ascending order.
 * @param places number of places; they are 0 to `places` - 1.
 * @returns the picked places in the order of the draw, one for each number.
 */
export function pickPlaces(numbers: readonly number[], places: number): number[] {
  const left = Array.from({ length: places }, (_, place) => place)
  return numbers.flatMap((number) => left.splice(Math.floor(number * left.length), 1))
}
