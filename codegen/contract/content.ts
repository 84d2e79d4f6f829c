import { isJson } from '../runtime/mediaTypes.ts'
import {
  type Contract,
  type MediaType,
  type OperationObject,
  type ResponseObject,
  resolve,
  type Schema,
} from './contract.ts'

/** Media types of files: OpenAPI 3.1 leaves their schema out. */
const isFile = (mediaType: string) =>
  /^(image|audio|video|font)\/(?!svg)/.test(mediaType) ||
  /^application\/(octet-stream|pdf|zip|gzip|x-tar|x-gzip|vnd\.ms-|vnd\.openxml)/.test(mediaType)

/**
 * The schema of a media type that has none: a file, any JSON, a text, or whatever its examples are.
 */
function implied(mediaType: string, { example, examples }: MediaType): Schema {
  if (isFile(mediaType)) return { type: 'string', format: 'binary' }
  const hasExamples = example !== undefined || examples !== undefined
  return isJson(mediaType) || hasExamples || mediaType.includes('*') ? {} : { type: 'string' }
}

/** Media types, each with a schema. */
export const withSchemas = (content: Record<string, MediaType>): Record<string, MediaType> =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, media]) => [
      mediaType,
      media.schema === undefined ? { ...media, schema: implied(mediaType, media) } : media,
    ]),
  )

/** The documented answers, references followed. An operation without any answers without a body. */
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
