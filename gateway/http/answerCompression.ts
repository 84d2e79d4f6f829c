/** Compresses large public responses, such as the rules of the registration form. */
import type { ServerOptions } from '../../platform/server/server.ts'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

export type AnswerCompression = {
  /** Creates a response and remembers its text, so that `toCaller` need not read the body. */
  respond: NonNullable<ServerOptions['respond']>
  /** Returns the response, compressed if it is public and the client accepts an encoding. */
  toCaller(request: Request, response: Response): Promise<Response>
}

type AnswerText = { text: string; headers: Record<string, string> }

/** Maximum number of cached bodies, enough for every long public list in every language. */
const rememberedAnswers = 32

/**
 * Length in UTF-16 units from which the first response is compressed fast, because the highest
 * level would take too long.
 */
const longText = 100_000

export function createAnswerCompression(): AnswerCompression {
  const written = new WeakMap<Response, AnswerText>()
  const remembered = new Map<string, Promise<Buffer>>()

  const remember = (key: string, compressedBody: Promise<Buffer>) => {
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= rememberedAnswers) remembered.delete(oldest)
    remembered.set(key, compressedBody)
  }
  /**
   * Compresses a text and caches the result for later responses with the same text.
   * @param name cache key of the text
   */
  const compressOnce = (text: string, encoding: Encoding, name: string): Promise<Buffer> => {
    const key = `${encoding} ${name}`
    const known = remembered.get(key)
    if (known) return known
    const body = Buffer.from(text)
    const isLong = text.length > longText
    const made = compress(body, encoding, isLong ? 'fast' : 'best')
    remember(key, made)
    if (!isLong) return made
    compress(body, encoding, 'best').then(
      (bestBody) => remembered.has(key) && remembered.set(key, Promise.resolve(bestBody)),
      () => {},
    )
    return made
  }

  return {
    respond(body, init) {
      const response = new Response(body, init)
      const type = init.headers['Content-Type'] ?? ''
      // Excludes binary bodies. Each of these files belongs to one member, and most of them are
      // compressed already.
      if (typeof body === 'string' && init.status === 200 && isCompressible(type, body.length))
        written.set(response, { text: body, headers: init.headers })
      return response
    },
    async toCaller(request, response) {
      const answer = written.get(response)
      if (!answer || !isForEverybody(request)) return response
      const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
      if (!encoding) return response
      const { text, headers } = answer
      const { ETag } = headers
      // A long text would be an expensive cache key, so the URL and the ETag of the response are
      // the key.
      const name = text.length > longText ? `${request.url} ${ETag}` : text
      const body =
        ETag === undefined
          ? await compress(Buffer.from(text), encoding, 'fast')
          : await compressOnce(text, encoding, name)
      return new Response(new Uint8Array(body), {
        headers: { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
      })
    },
  }
}

/**
 * True for a read without credentials. Responses with secrets are not compressed, because the
 * compressed length would reveal the secrets (BREACH).
 */
function isForEverybody({ method, headers }: Request): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !headers.has('authorization') && !headers.has('x-csrf-token')
}
