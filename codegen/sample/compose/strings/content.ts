import { isJson } from '../../../runtime/mediaTypes.ts'
import { demandOf } from '../demand.ts'
import type { Shape } from '../shape.ts'
import { type Place, placeWithin, type Work } from '../work.ts'

const encodings: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  base16: (text) => Buffer.from(text).toString('hex'),
}

/**
 * Embedded document of a string with `contentMediaType` or `contentEncoding`; undefined if the
 * string needs none.
 */
export function contentText(work: Work, { content }: Shape, place: Place): string | undefined {
  const { encoding, mediaType, schema } = content
  if (encoding === undefined && !isJson(mediaType)) return undefined
  const demand = isJson(mediaType)
    ? demandOf(work.reader, [schema ?? { type: 'object' }])
    : undefined
  const inner = demand ? JSON.stringify(work.make(demand, placeWithin(place, 'content'))) : 'Hello'
  const encode = encoding === undefined ? undefined : encodings[encoding.toLowerCase()]
  return encode ? encode(inner) : inner
}
