import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type Compressed = Partial<Record<Encoding, Buffer>>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Below this a compressed answer saves nothing that a packet would notice. */
const worthwhileBytes = 512
const compressibleTypes = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest))/

/** The effort of each encoder: files are compressed once, pages anew for every nonce. */
const effort = {
  once: { br: 10, gzip: 9 },
  always: { br: 4, gzip: 6 },
}

export function isCompressible(type: string, size: number): boolean {
  return size >= worthwhileBytes && compressibleTypes.test(type)
}

export async function compress(
  body: Buffer,
  encoding: Encoding,
  frequency: keyof typeof effort,
): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: effort[frequency].gzip })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort[frequency].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Every encoding of a file that is smaller than the file. */
export async function compressOnce(body: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([compress(body, 'br', 'once'), compress(body, 'gzip', 'once')])
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(gz.length < body.length ? { gzip: gz } : {}),
  }
}

/** The best encoding that the caller takes (RFC 9110, 12.5.3), or undefined for none. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  if (!header) return undefined
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    if (weight !== undefined && !(Number(weight.slice(2)) > 0)) refused.add(name)
    else accepted.add(name)
  }
  const takes = (name: Encoding) => accepted.has(name) || (accepted.has('*') && !refused.has(name))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
