import { compressAll } from '../http/compression.ts'
import { type PreparedAnswer, prepareAnswer } from '../http/preparedAnswer.ts'

type Text = {
  body: Buffer<ArrayBuffer>
  /** Media type without a charset; `charset=utf-8` is appended. */
  type: string
  cacheControl: string
}

/** Prepares a public text response with an ETag of its content and fast compression. */
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

/** Hash of a body. It is computed off the main thread, since the body may be large. */
export async function hashOf(body: Buffer<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return Buffer.from(digest).toString('base64url').slice(0, 22)
}
