import { isJson } from '../runtime/mediaTypes.ts'
import {
  type Contract,
  type MediaType,
  type OperationObject,
  type ResponseObject,
  resolve,
  type Schema,
} from './contract.ts'

/** Media types of files, for which OpenAPI 3.1 omits the schema. */
const isFile = (mediaType: string) =>
  /^(image|audio|video|font)\/(?!svg)/.test(mediaType) ||
  /^application\/(octet-stream|pdf|zip|gzip|x-tar|x-gzip|vnd\.ms-|vnd\.openxml)/.test(mediaType)

/** Schema of a media type that has none: a file, any JSON, a text, or the type of its examples. */
function impliedSchema(mediaType: string, { example, examples }: MediaType): Schema {
  if (isFile(mediaType)) return { type: 'string', format: 'binary' }
  const hasExamples = example !== undefined || examples !== undefined
  return isJson(mediaType) || hasExamples || mediaType.includes('*') ? {} : { type: 'string' }
}

/** Media types, each with a schema. */
export const withSchemas = (content: Record<string, MediaType>): Record<string, MediaType> =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, media]) => [
      mediaType,
      media.schema === undefined ? { ...media, schema: impliedSchema(mediaType, media) } : media,
    ]),
  )

/**
 * Documented responses with references resolved. An operation without any has a response without a
 * body.
 */
export function readResponses(
  contract: Contract,
  responses: OperationObject['responses'] = {},
): Record<string, ResponseObject> {
  const read = Object.entries(responses).map(([status, reference]) => {
    const response = resolve(contract, reference)
    const { content } = response
    return [status, content ? { ...response, content: withSchemas(content) } : response] as const
  })
  return read.length > 0 ? Object.fromEntries(read) : { default: {} }
}
