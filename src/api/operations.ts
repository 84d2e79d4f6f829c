import type { EndpointKey } from './gen/endpoints.ts'
import type { paths } from './gen/paths.ts'

type Operation<Key extends EndpointKey> = Key extends `${infer Method} ${infer Path}`
  ? Path extends keyof paths
    ? paths[Path][Lowercase<Method> & keyof paths[Path]]
    : never
  : never

type Json<Of> = Of extends { content: { 'application/json': infer Body } } ? Body : never
type Success<Key extends EndpointKey> =
  Operation<Key> extends { responses: { 200: infer Answer } }
    ? Extract<Json<Answer>, { success: true }>
    : never

/** Value of a response: a file when there is no envelope, null when the envelope has no value. */
export type Value<Key extends EndpointKey> =
  Operation<Key> extends { responses: { 200: { content: infer Content } } }
    ? Content extends { 'application/json': unknown }
      ? Success<Key> extends { value: infer Answer }
        ? Answer
        : null
      : Blob
    : null

type Part<Key extends EndpointKey, In extends 'query' | 'path'> =
  Operation<Key> extends { parameters: infer Parameters }
    ? In extends keyof Parameters
      ? Exclude<Parameters[In], undefined>
      : never
    : never
/**
 * Body of a call: JSON, the fields of a form, or a file. The client encodes the fields. The `type`
 * of a file is its media type.
 */
type Body<Key extends EndpointKey> =
  Operation<Key> extends { requestBody: { content: infer Content } }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : Content extends { 'application/x-www-form-urlencoded': infer Form }
        ? Form
        : Blob
    : never

type GivenPart<Name extends string, Type> = [Type] extends [never]
  ? { [K in Name]?: never }
  : { [K in Name]: Type }

/** Input of a call: its query, path values and body, as the contract defines them. */
export type Input<Key extends EndpointKey> = GivenPart<'query', Part<Key, 'query'>> &
  GivenPart<'path', Part<Key, 'path'>> &
  GivenPart<'body', Body<Key>>

/** Paths of the contract's GET calls. */
export type ReadPath = EndpointKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path
    : never
  : never

/** Calls with a method other than GET. */
export type WriteKey = Exclude<EndpointKey, `GET ${string}`>
