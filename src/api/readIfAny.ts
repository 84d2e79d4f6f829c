import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { type ApiError, failureOf } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'
import type { Input, ReadPath, Value } from './operations.ts'
import { read } from './read.ts'

type KeyOf<Path extends ReadPath> = `GET ${Path}` & EndpointKey

/** What the platform says of an address that names nothing, or that can name nothing. */
const missingCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'REQUEST_INVALID'])

/**
 * As `read`, and null where there is no such thing: an answer like others, which a document carries
 * and nobody asks for again.
 */
export function readIfAny<Path extends ReadPath>(
  path: Path,
  input: Omit<Input<KeyOf<Path>>, 'body'>,
) {
  // `GET ` and a path that can be read is a call of the contract.
  const key = `GET ${path}` as KeyOf<Path>
  return queryOptions<Value<KeyOf<Path>> | null, ApiError>({
    queryKey: read(path, input).queryKey,
    queryFn: async ({ signal }) => {
      try {
        // The envelope was opened and, in development, checked: the value is what the contract says.
        return (await call(key, { ...input, signal })) as Value<KeyOf<Path>>
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'rejected' && missingCodes.has(failure.code)) return null
        throw error
      }
    },
  })
}
