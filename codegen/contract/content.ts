import { isJson } from '../runtime/mediaTypes.ts'
import {
  type Contract,
  type MediaType,
  type OperationObject,
  type ResponseObject,
  resolve,
  type Schema,
} from './contract.ts'

/** True for media types of files. OpenAPI 3.1 lets authors omit the schema of such a media type. */
const isFile = (mediaType: string) =>
  /^(image|audio|video|font)\/(?!svg)/.test(mediaType) ||
  /^application\/(octet-stream|pdf|zip|gzip|x-tar|x-gzip|vnd\.ms-|vnd\.openxml)/.test(mediaType)

/**
 * Default schema of a media type whose schema is missing: binary for files, any value for JSON,
 * wildcards and media types with examples, otherwise a string.
 */
function impliedSchema(mediaType: string, { example, examples }: MediaType): Schema {
  if (isFile(mediaType)) return { type: 'string', format: 'binary' }
  const hasExamples = example !== undefined || examples !== undefined
  return isJson(mediaType) || hasExamples || mediaType.includes('*') ? {} : { type: 'string' }
}

/** Adds a default schema to each media type that has no schema. */
export const withSchemas = (content: Record<string, MediaType>): Record<string, MediaType> =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, media]) => [
      mediaType,
      media.schema === undefined ? { ...media, schema: impliedSchema(mediaType, media) } : media,
    ]),
  )

/**
 * Documented responses with references resolved. An operation without responses gets a default
 * response without a body.
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
