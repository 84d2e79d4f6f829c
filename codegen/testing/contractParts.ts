/** Short functions that create parts of contracts for tests. */

export const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
export const answer = (schema: object, example?: unknown) => ({
  description: 'ok',
  content: json(schema, example),
})
export const body = (schema: object) => ({ required: true, content: json(schema) })
export const query = (name: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  schema,
})
export const path = (name: string, schema: object) => ({ name, in: 'path', required: true, schema })
export const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  required,
  properties,
})
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Response for an item that no longer exists. */
export const goneResponse = {
  description: 'gone',
  content: json(object({ reason: { type: 'string' } }, ['reason']), { reason: 'gone' }),
}
