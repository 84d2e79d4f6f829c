import {
  type Document,
  descend,
  follow,
  isNode,
  items,
  members,
  own,
  type Place,
} from './readDocument.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Where a parameter travels. */
export type Where = 'path' | 'query' | 'header' | 'cookie'

/**
 * A parameter, with the place of its schema; one that is described by a media type is JSON text.
 */
export type Parameter = {
  name: string
  where: Where
  required: boolean
  style: string
  explode: boolean
  isJson: boolean
  schema: Place
}

/** A documented media type, with the place of its schema and how parts of a form are encoded. */
export type Media = { type: string; schema: Place; encoding: unknown }

export type Body = { required: boolean; content: Media[] }

/** A documented header of an answer. */
export type Header = {
  name: string
  required: boolean
  explode: boolean
  isJson: boolean
  schema: Place
}

/** A documented answer: `status` is a number, a class such as `2XX`, or `default`. */
export type Answer = { status: string; content: Media[]; headers: Header[] }

export type Operation = {
  /** `GET /pets/{id}`. */
  key: string
  method: string
  path: string
  parameters: Parameter[]
  body: Body | undefined
  answers: Answer[]
  /** The address that the operation's paths stand under, with the defaults of its variables. */
  server: string
  /** The API key that a call may carry in its query, by the first security requirement. */
  queryKeys: string[]
}

const content = (document: Document, place: Place): Media[] =>
  members(own(follow(document, place).value, 'content')).map(([type]) => {
    const media = descend(document, place, 'content', type)
    return {
      type,
      schema: descend(document, media, 'schema'),
      encoding: own(follow(document, media).value, 'encoding'),
    }
  })

const isWhere = (value: unknown): value is Where =>
  ['path', 'query', 'header', 'cookie'].includes(String(value))

/** The place of a schema that stands there itself, or under the first of several media types. */
function schemaOf(document: Document, place: Place): { isJson: boolean; schema: Place } {
  const [media] = content(document, place)
  return media
    ? { isJson: true, schema: media.schema }
    : { isJson: false, schema: descend(document, place, 'schema') }
}

function parameterAt(document: Document, place: Place): Parameter[] {
  const { value } = follow(document, place)
  const where = own(value, 'in')
  if (!isWhere(where)) return []
  const style = own(value, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')
  return [
    {
      name: String(own(value, 'name')),
      where,
      required: own(value, 'required') === true,
      style: String(style),
      explode:
        own(value, 'explode') === undefined ? style === 'form' : own(value, 'explode') === true,
      ...schemaOf(document, place),
    },
  ]
}

/** Those of the path and of the operation, of which the operation's come instead of the path's. */
function parametersOf(document: Document, item: Place, operation: Place): Parameter[] {
  const listed = [item, operation].flatMap((place) =>
    items(own(place.value, 'parameters')).flatMap((_, index) =>
      parameterAt(document, descend(document, place, 'parameters', String(index))),
    ),
  )
  const described = ['accept', 'content-type', 'authorization']
  const byName = new Map(listed.map((one) => [`${one.where} ${one.name}`, one]))
  return [...byName.values()].filter(
    ({ where, name }) => !(where === 'header' && described.includes(name.toLowerCase())),
  )
}

function headersOf(document: Document, answer: Place): Header[] {
  return members(own(follow(document, answer).value, 'headers'))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name]) => {
      const place = descend(document, answer, 'headers', name)
      const { value } = follow(document, place)
      return {
        name,
        required: own(value, 'required') === true,
        explode: own(value, 'explode') === true,
        ...schemaOf(document, place),
      }
    })
}

const withDefaults = (server: unknown) =>
  String(own(server, 'url') ?? '/').replace(/\{([^}]+)\}/g, (_, name) =>
    String(own(own(own(server, 'variables'), name), 'default') ?? name),
  )

/** API keys of the query that a call may carry. */
function queryKeysOf({ root }: Document, operation: unknown): string[] {
  const [first] = items(own(operation, 'security') ?? root.security)
  const schemes = own(own(root, 'components'), 'securitySchemes')
  return members(first).flatMap(([name]) => {
    const scheme = own(schemes, name)
    return own(scheme, 'in') === 'query' ? [String(own(scheme, 'name'))] : []
  })
}

function operationAt(document: Document, path: string, method: string): Operation {
  const item = follow(document, { steps: ['paths', path], value: own(document.root.paths, path) })
  const place = descend(document, item, method)
  const { value } = place
  const body = descend(document, place, 'requestBody')
  const servers = [value, item.value, document.root].map((one) => items(own(one, 'servers'))[0])
  return {
    key: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(document, item, place),
    body: isNode(follow(document, body).value)
      ? {
          required: own(follow(document, body).value, 'required') === true,
          content: content(document, body),
        }
      : undefined,
    answers: members(own(value, 'responses'))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status]) => {
        const answer = descend(document, place, 'responses', status)
        return { status, content: content(document, answer), headers: headersOf(document, answer) }
      }),
    server: withDefaults(servers.find((one) => one !== undefined)),
    queryKeys: queryKeysOf(document, value),
  }
}

/** Every operation of a contract, in its order. */
export const listOperations = (document: Document): Operation[] =>
  members(document.root.paths)
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) => {
      const { value } = follow(document, { steps: ['paths', path], value: item })
      return methods
        .filter((method) => isNode(own(value, method)))
        .map((method) => operationAt(document, path, method))
    })
