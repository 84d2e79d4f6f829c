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

/**
 * What a call answers with: a file where there is no envelope; null when it only says that it
 * succeeded.
 */
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
 * A call that takes no JSON takes a form's fields, which the client encodes, or a file, whose
 * `type` says what it is.
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

/** What a call needs: its query, path values and body, as the contract has them. */
export type Input<Key extends EndpointKey> = GivenPart<'query', Part<Key, 'query'>> &
  GivenPart<'path', Part<Key, 'path'>> &
  GivenPart<'body', Body<Key>>

/** The paths that can be read. */
export type ReadPath = EndpointKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path
    : never
  : never

/** The calls that change something. */
export type WriteKey = Exclude<EndpointKey, `GET ${string}`>
