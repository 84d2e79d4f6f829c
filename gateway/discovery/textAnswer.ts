import { compressAll } from '../http/compression.ts'
import { type PreparedAnswer, prepareAnswer } from '../http/preparedAnswer.ts'

type Text = {
  body: Buffer<ArrayBuffer>
  /** A media type of UTF-8. */
  type: string
  cacheControl: string
}

/** Prepares a text that is the same for everybody, named by what it says and compressed quickly. */
export async function prepareText({ body, type, cacheControl }: Text): Promise<PreparedAnswer> {
  const tag = await hashOf(body)
  return prepareAnswer(
    {
      status: 200,
      kind: 'data',
      headers: [
        ...['Content-Type', `${type}; charset=utf-8`],
        ...['Cache-Control', cacheControl],
        ...['Vary', 'Accept-Encoding'],
      ],
      tagOf: (encoding) => `W/"${tag}${encoding ? `-${encoding}` : ''}"`,
      body,
    },
    await compressAll(body, 'fast'),
  )
}

/** Names some bytes by what they are; beside the thread of requests, since they may be many. */
export async function hashOf(body: Buffer<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return Buffer.from(digest).toString('base64url').slice(0, 22)
}
