import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { type ApiError, failureOf } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'
import type { Input, ReadPath, Value } from './operations.ts'
import { read } from './read.ts'

type KeyOf<Path extends ReadPath> = `GET ${Path}` & EndpointKey

/** Codes of the platform for an id that does not exist or is malformed. */
const missingCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'REQUEST_INVALID'])

/**
 * Query like `read`, except that a missing item results in null instead of an error: a prerendered
 * document can contain null, so that the page does not fetch the item again.
 */
export function readIfAny<Path extends ReadPath>(
  path: Path,
  input: Omit<Input<KeyOf<Path>>, 'body'>,
) {
  // `ReadPath` contains only paths with a GET operation, so the key exists.
  const key = `GET ${path}` as KeyOf<Path>
  return queryOptions<Value<KeyOf<Path>> | null, ApiError>({
    queryKey: read(path, input).queryKey,
    queryFn: async ({ signal }) => {
      try {
        // The envelope was opened and, in development, checked: the value has the contract's type.
        return (await call(key, { ...input, signal })) as Value<KeyOf<Path>>
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'rejected' && missingCodes.has(failure.code)) return null
        throw error
      }
    },
  })
}
