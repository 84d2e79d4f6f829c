import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type CompressedVariants = Partial<Record<Encoding, Buffer>>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Minimum bytes of a body. Compressing a smaller body does not save a packet. */
const worthwhileBytes = 512
const compressibleTypes = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest))/

/**
 * Compression levels: `fast` while a caller waits, `best` for bodies that are sent many times. The
 * best brotli level makes a body a tenth smaller and takes forty times as long.
 */
const efforts = {
  fast: { br: 5, gzip: 6 },
  best: { br: 11, gzip: 9 },
}
export type Effort = keyof typeof efforts

export function isCompressible(type: string, size: number): boolean {
  return size >= worthwhileBytes && compressibleTypes.test(type)
}

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: efforts[effort].gzip })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Compresses a body with all encodings, and omits results that are not smaller than the body. */
export async function compressAll(body: Buffer, effort: Effort): Promise<CompressedVariants> {
  const [br, gz] = await Promise.all([compress(body, 'br', effort), compress(body, 'gzip', effort)])
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(gz.length < body.length ? { gzip: gz } : {}),
  }
}

/**
 * Compresses a response that shared caches may store, such as a generated picture. Returns any
 * other response unchanged.
 */
export async function compressPublic(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isPublic = response.headers.get('cache-control')?.startsWith('public') === true
  if (response.status !== 200 || !isPublic || !compressibleTypes.test(type)) return response
  const headers = new Headers(response.headers)
  headers.set('Vary', 'Accept-Encoding')
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (encoding === undefined || !isCompressible(type, body.length))
    return new Response(body, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(await compress(body, encoding, 'fast')), { headers })
}

/**
 * Number of `Accept-Encoding` headers whose result is cached. Browsers send only a few different
 * headers; any further header is parsed each time.
 */
const rememberedHeaders = 32
const encodingOf = new Map<string, Encoding | undefined>()

/** Best encoding that the client accepts (RFC 9110, 12.5.3). Undefined when it accepts none. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  if (!header) return undefined
  if (encodingOf.has(header)) return encodingOf.get(header)
  const encoding = readAcceptEncoding(header)
  if (encodingOf.size < rememberedHeaders) encodingOf.set(header, encoding)
  return encoding
}

function readAcceptEncoding(header: string): Encoding | undefined {
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
