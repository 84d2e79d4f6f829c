/** Kinds of OpenAPI objects that the generator reads. */
export type Kind =
  | 'document'
  | 'components'
  | 'path item'
  | 'operation'
  | 'parameter'
  | 'request body'
  | 'response'
  | 'header'
  | 'media type'
  | 'callback'
  | 'schema'

/** Form of a member's value: one object, a list of objects, or a map of names to objects. */
export type Shape = 'object' | 'list' | 'map'

type Members = Record<string, readonly [Shape, Kind]>

const operations = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const schemaMembers: Members = {
  ...Object.fromEntries(
    `not if then else contains propertyNames items additionalProperties unevaluatedItems
    unevaluatedProperties`
      .split(/\s+/)
      .map((keyword) => [keyword, ['object', 'schema'] as const]),
  ),
  ...Object.fromEntries(
    ['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((one) => [one, ['list', 'schema'] as const]),
  ),
  ...Object.fromEntries(
    ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'].map((one) => [
      one,
      ['map', 'schema'] as const,
    ]),
  ),
}

const described: Members = { schema: ['object', 'schema'], content: ['map', 'media type'] }

/** Members by kind of object. A callback's members are path items, whatever their names. */
export const grammar: Record<Kind, Members> = {
  document: {
    components: ['object', 'components'],
    paths: ['map', 'path item'],
    webhooks: ['map', 'path item'],
  },
  components: {
    schemas: ['map', 'schema'],
    responses: ['map', 'response'],
    parameters: ['map', 'parameter'],
    requestBodies: ['map', 'request body'],
    headers: ['map', 'header'],
    callbacks: ['map', 'callback'],
    pathItems: ['map', 'path item'],
  },
  'path item': {
    parameters: ['list', 'parameter'],
    ...Object.fromEntries(operations.map((method) => [method, ['object', 'operation'] as const])),
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['object', 'request body'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
  },
  parameter: described,
  'request body': { content: described.content ?? ['map', 'media type'] },
  response: { headers: ['map', 'header'], content: ['map', 'media type'] },
  header: described,
  'media type': { schema: ['object', 'schema'] },
  callback: {},
  schema: schemaMembers,
}
