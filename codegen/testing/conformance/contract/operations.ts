import {
  type Document,
  descend,
  follow,
  isNode,
  items,
  members,
  type Place,
  readOwn,
} from './readDocument.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Location of a parameter. */
export type Where = 'path' | 'query' | 'header' | 'cookie'

/**
 * Documented parameter. `schema` is the location of its schema; `isJson` is true if the value is
 * JSON text.
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

/** Documented media type of a body. `encoding` describes the parts of a form. */
export type Media = { type: string; schema: Place; encoding: unknown }

export type Body = { required: boolean; content: Media[] }

/** Documented header of a response. */
export type Header = {
  name: string
  required: boolean
  explode: boolean
  isJson: boolean
  schema: Place
}

/** Documented response. `status` is a number, a class such as `2XX`, or `default`. */
export type Answer = { status: string; content: Media[]; headers: Header[] }

export type Operation = {
  /** Method and path: `GET /pets/{id}`. */
  key: string
  method: string
  path: string
  parameters: Parameter[]
  body: Body | undefined
  answers: Answer[]
  /** Base URL of the operation; variables in it have their default values. */
  server: string
  /**
   * Names of query parameters that contain API keys. They come from the operation's first security
   * requirement.
   */
  queryKeys: string[]
}

const content = (document: Document, place: Place): Media[] =>
  members(readOwn(follow(document, place).value, 'content')).map(([type]) => {
    const media = descend(document, place, 'content', type)
    return {
      type,
      schema: descend(document, media, 'schema'),
      encoding: readOwn(follow(document, media).value, 'encoding'),
    }
  })

const isWhere = (value: unknown): value is Where =>
  ['path', 'query', 'header', 'cookie'].includes(String(value))

/**
 * Location of a parameter's or header's schema. `isJson` is true if the schema belongs to a media
 * type.
 */
function schemaOf(document: Document, place: Place): { isJson: boolean; schema: Place } {
  const [media] = content(document, place)
  return media
    ? { isJson: true, schema: media.schema }
    : { isJson: false, schema: descend(document, place, 'schema') }
}

function parameterAt(document: Document, place: Place): Parameter[] {
  const { value } = follow(document, place)
  const where = readOwn(value, 'in')
  if (!isWhere(where)) return []
  const style =
    readOwn(value, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')
  return [
    {
      name: String(readOwn(value, 'name')),
      where,
      required: readOwn(value, 'required') === true,
      style: String(style),
      explode:
        readOwn(value, 'explode') === undefined
          ? style === 'form'
          : readOwn(value, 'explode') === true,
      ...schemaOf(document, place),
    },
  ]
}

/**
 * Parameters of an operation, together with those of its path item. A parameter of the operation
 * overrides one of the path item with the same name and location.
 */
function parametersOf(document: Document, item: Place, operation: Place): Parameter[] {
  const listed = [item, operation].flatMap((place) =>
    items(readOwn(place.value, 'parameters')).flatMap((_, index) =>
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
  return members(readOwn(follow(document, answer).value, 'headers'))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name]) => {
      const place = descend(document, answer, 'headers', name)
      const { value } = follow(document, place)
      return {
        name,
        required: readOwn(value, 'required') === true,
        explode: readOwn(value, 'explode') === true,
        ...schemaOf(document, place),
      }
    })
}

const withDefaults = (server: unknown) =>
  String(readOwn(server, 'url') ?? '/').replace(/\{([^}]+)\}/g, (_, name) =>
    String(readOwn(readOwn(readOwn(server, 'variables'), name), 'default') ?? name),
  )

/** Names of the query parameters for API keys. */
function queryKeysOf({ root }: Document, operation: unknown): string[] {
  const [first] = items(readOwn(operation, 'security') ?? root.security)
  const schemes = readOwn(readOwn(root, 'components'), 'securitySchemes')
  return members(first).flatMap(([name]) => {
    const scheme = readOwn(schemes, name)
    return readOwn(scheme, 'in') === 'query' ? [String(readOwn(scheme, 'name'))] : []
  })
}

function operationAt(document: Document, path: string, method: string): Operation {
  const item = follow(document, {
    steps: ['paths', path],
    value: readOwn(document.root.paths, path),
  })
  const place = descend(document, item, method)
  const { value } = place
  const body = descend(document, place, 'requestBody')
  const servers = [value, item.value, document.root].map((one) => items(readOwn(one, 'servers'))[0])
  return {
    key: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(document, item, place),
    body: isNode(follow(document, body).value)
      ? {
          required: readOwn(follow(document, body).value, 'required') === true,
          content: content(document, body),
        }
      : undefined,
    answers: members(readOwn(value, 'responses'))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status]) => {
        const answer = descend(document, place, 'responses', status)
        return { status, content: content(document, answer), headers: headersOf(document, answer) }
      }),
    server: withDefaults(servers.find((one) => one !== undefined)),
    queryKeys: queryKeysOf(document, value),
  }
}

/** Operations of a contract, in the order of the document. */
export const listOperations = (document: Document): Operation[] =>
  members(document.root.paths)
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) => {
      const { value } = follow(document, { steps: ['paths', path], value: item })
      return methods
        .filter((method) => isNode(readOwn(value, method)))
        .map((method) => operationAt(document, path, method))
    })
