import { queryOptions } from '@tanstack/react-query'
import { caller } from './caller.ts'
import { call } from './client.ts'
import type { ApiError } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'
import type { Input, ReadPath, Value } from './operations.ts'

type KeyOf<Path extends ReadPath> = `GET ${Path}` & EndpointKey

/**
 * A query of the contract: `useQuery(read('/wps/v2/wallets/balance', {}))`. The key holds all that
 * the answer depends on, the language included; its first part is the path.
 */
export function read<Path extends ReadPath>(path: Path, input: Omit<Input<KeyOf<Path>>, 'body'>) {
  // `GET ` and a path that can be read is a call of the contract.
  const key = `GET ${path}` as KeyOf<Path>
  // Inputs of all calls have these parts; which are there depends on the call.
  const parts = input as { query?: object; path?: object }
  return queryOptions<Value<KeyOf<Path>>, ApiError>({
    queryKey: [path, { query: parts.query, path: parts.path }, caller().language()],
    // The envelope was opened and, in development, checked: the value is what the contract says.
    queryFn: ({ signal }) => call(key, { ...parts, signal }) as Promise<Value<KeyOf<Path>>>,
  })
}
