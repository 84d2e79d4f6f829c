/** Compresses the large answers that are the same for everybody, as the rules of the form are. */
import type { ServerOptions } from '../../platform/server/server.ts'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

export type AnswerCompression = {
  /** Makes the server's responses, so that their text need not be read back out of them. */
  respond: NonNullable<ServerOptions['respond']>
  /** The response itself, or the same one smaller. */
  toCaller(request: Request, response: Response): Promise<Response>
}

type AnswerText = { text: string; headers: Record<string, string> }

/** As many versions of answers as are in use at a time: every list in every language. */
const rememberedAnswers = 32

/**
 * UTF-16 units of a text whose best compression takes so long that nobody waits for it: who comes
 * first gets a fast one.
 */
const longText = 100_000

export function createAnswerCompression(): AnswerCompression {
  const written = new WeakMap<Response, AnswerText>()
  const remembered = new Map<string, Promise<Buffer>>()

  const remember = (key: string, made: Promise<Buffer>) => {
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= rememberedAnswers) remembered.delete(oldest)
    remembered.set(key, made)
  }
  /** An answer with an ETag comes again, word for word. @param name stands for the text */
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
      (best) => remembered.has(key) && remembered.set(key, Promise.resolve(best)),
      () => {},
    )
    return made
  }

  return {
    respond(body, init) {
      const response = new Response(body, init)
      const type = init.headers['Content-Type'] ?? ''
      // Files are a member's own, and compressed as they are.
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
      // A long text takes long to look up: its address and tag stand for it.
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

/** Answers with somebody's secrets stay as they are: their compressed length would tell of them. */
function isForEverybody({ method, headers }: Request): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !headers.has('authorization') && !headers.has('x-csrf-token')
}
