import type {
  HeaderObject,
  MediaType,
  Parameter,
  Reference,
  ResponseObject,
  Schema,
} from '../../contract/contract.ts'
import { block, deeper, entriesOf, row, typeOf } from './blocks.ts'
import type { RequestBody } from './contractParts.ts'
import type { TypeSource } from './typeSource.ts'

type Described = { schema?: Schema | Reference; content?: Record<string, MediaType> }

/** The type of a parameter's or a header's value, which may be described as a media type. */
export function valueType(source: TypeSource, thing: Described, indent: string): string {
  const [described] = Object.values(thing.content ?? {})
  return source.schemaType(thing.schema ?? described?.schema ?? true, indent)
}

/** The bodies by media type. */
function contentType(source: TypeSource, content: [string, MediaType][], indent: string): string {
  const inner = deeper(indent)
  const rows = content.map(([name, { schema }]) =>
    row({ name, type: source.schemaType(schema ?? true, inner) }, inner),
  )
  return block(rows, indent)
}

/** The type of a request's body. */
export function requestBodyType(source: TypeSource, body: RequestBody, indent: string): string {
  const content = entriesOf(body.content)
  const inner = deeper(indent)
  const type = content.length > 0 ? contentType(source, content, inner) : '{ "*/*"?: never }'
  return block([row({ name: 'content', type }, inner)], indent)
}

function headersType(
  source: TypeSource,
  headers: [string, HeaderObject | Reference][],
  indent: string,
): string {
  const inner = deeper(indent)
  const rows = headers.map(([name, header]) => {
    const about = source.resolve(header)
    const type = typeOf(source, 'headers', header, (one) => valueType(source, one, inner))
    return row({ name, type, isOptional: about.required !== true, about }, inner)
  })
  return block([...rows, `${inner}[name: string]: unknown;\n`], indent)
}

/** The type of one answer: its headers, and its bodies by media type. */
export function responseType(source: TypeSource, response: ResponseObject, indent: string): string {
  const inner = deeper(indent)
  const content = entriesOf(response.content)
  const bodies =
    content.length > 0
      ? { name: 'content', type: contentType(source, content, inner) }
      : { name: 'content', type: 'never', isOptional: true }
  const headers = { name: 'headers', type: headersType(source, entriesOf(response.headers), inner) }
  return block([row(headers, inner), row(bodies, inner)], indent)
}

const places = ['query', 'header', 'path', 'cookie'] as const

/** The type of the parameters of an operation or a path, by their places. */
export function parametersType(
  source: TypeSource,
  parameters: readonly (Parameter | Reference)[],
  indent: string,
): string {
  const inner = deeper(indent)
  const innermost = deeper(inner)
  const all = parameters.map((parameter) => ({
    parameter,
    about: source.resolve(parameter),
  }))
  const rows = places.map((place) => {
    const here = all.filter(({ about }) => about.in === place)
    const isNeeded = ({ required }: Parameter) => place === 'path' || required === true
    const isOptional = !here.some(({ about }) => isNeeded(about))
    if (here.length === 0) return row({ name: place, type: 'never', isOptional }, inner)
    const values = here.map(({ parameter, about }) => {
      const type = typeOf(source, 'parameters', parameter, (one) =>
        valueType(source, one, innermost),
      )
      return row({ name: about.name, type, isOptional: !isNeeded(about), about }, innermost)
    })
    return row({ name: place, type: block(values, inner), isOptional }, inner)
  })
  return block(rows, indent)
}
