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

export function createAnswerCompression(): AnswerCompression {
  const written = new WeakMap<Response, AnswerText>()
  const remembered = new Map<string, Promise<Buffer>>()

  /** An answer with an ETag comes again, word for word. */
  const compressOnce = (text: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${text}`
    const known = remembered.get(key)
    if (known) return known
    const made = compress(Buffer.from(text), encoding, 'best')
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= rememberedAnswers) remembered.delete(oldest)
    remembered.set(key, made)
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
      const body =
        'ETag' in headers
          ? await compressOnce(text, encoding)
          : await compress(Buffer.from(text), encoding, 'fast')
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
