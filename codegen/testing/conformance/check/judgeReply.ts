import { facetsOf, typesOf } from '../contract/facets.ts'
import type { Answer, Header, Media, Operation } from '../contract/operations.ts'
import type { Document } from '../contract/readDocument.ts'
import type { Judge } from '../judge/judge.ts'
import type { Reply } from '../send/ask.ts'
import { essence, isJson } from '../send/bodies.ts'
import { guessText } from './readText.ts'

/** Contract and independent validator of a check. */
export type Bench = { document: Document; judge: Judge }

/**
 * JSON types whose text form depends on the media type (XML, HTML, event stream). Texts of these
 * types are not validated.
 */
const structured = new Set(['object', 'array'])

const withoutBody = new Set([204, 205, 304])

const fits = (documentedType: string, type: string): boolean => {
  const pattern = essence(documentedType).replace(/[.+]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`).test(type)
}

/**
 * Documented media type that a response has; a media range only if the type itself is not
 * documented.
 */
const mediaOf = ({ content }: Answer, type: string): Media | undefined =>
  content.find((media) => essence(media.type) === type) ??
  content.find((media) => fits(media.type, type))

async function judgeHeaders({ document, judge }: Bench, headers: Header[], reply: Reply) {
  const reasons = headers.map(async (header) => {
    const text = reply.headers.get(header.name)
    if (text === null) return [`has no header ${header.name}`]
    const wrong = await guessText(document, judge, header, text, 'response')
    return wrong.map((reason) => `header ${header.name} '${text}' ${reason}`)
  })
  return (await Promise.all(reasons)).flat()
}

async function judgeBody(
  { document, judge }: Bench,
  media: Media,
  reply: Reply,
): Promise<string[]> {
  if (isJson(reply.type)) {
    let value: unknown
    try {
      value = JSON.parse(reply.text)
    } catch {
      return [`is no JSON: ${reply.text.slice(0, 60)}`]
    }
    return judge.reasons(media.schema, value, 'response')
  }
  // A body that is not JSON is validated only if both its media type and its schema are plain text.
  const types = typesOf(facetsOf(document, media.schema))
  const isText = reply.type.startsWith('text/') && !types.some((type) => structured.has(type))
  if (!isText) return reply.bytes.length > 0 ? [] : ['has an empty body']
  const plain = { isJson: false, explode: false, schema: media.schema }
  return guessText(document, judge, plain, reply.text, 'response')
}

/**
 * Compares a response with its documentation.
 * @returns the violations; empty for a valid response.
 */
export async function judgeReply(
  bench: Bench,
  { method }: Operation,
  answer: Answer,
  reply: Reply,
): Promise<string[]> {
  const headers = await judgeHeaders(bench, answer.headers, reply)
  if (answer.content.length === 0 || withoutBody.has(reply.status) || method === 'HEAD') {
    const isEmpty = reply.bytes.length === 0 || answer.content.length > 0
    return isEmpty ? headers : [...headers, 'has a body that the contract does not know']
  }
  const media = mediaOf(answer, reply.type)
  if (!media) return [...headers, `is of the type '${reply.type}'`]
  return [...headers, ...(await judgeBody(bench, media, reply))]
}
