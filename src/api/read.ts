import { queryOptions } from '@tanstack/react-query'
import { caller } from './caller.ts'
import { call } from './client.ts'
import type { ApiError } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'
import type { Input, ReadPath, Value } from './operations.ts'

type KeyOf<Path extends ReadPath> = `GET ${Path}` & EndpointKey

type Options<Answer> = {
  /** Fills in what an incomplete value of a response lacks; throws when that is impossible. */
  mend?: (value: unknown) => Answer
}

/**
 * Query of the contract: `useQuery(read('/wps/v2/wallets/balance', {}))`. The key contains
 * everything that the response depends on, including the language; its first part is the path.
 */
export function read<Path extends ReadPath>(
  path: Path,
  input: Omit<Input<KeyOf<Path>>, 'body'>,
  { mend }: Options<Value<KeyOf<Path>>> = {},
) {
  // `ReadPath` contains only paths with a GET operation, so the key exists.
  const key = `GET ${path}` as KeyOf<Path>
  // The cast is safe: the input of a GET operation contains `query`, `path`, both or neither.
  const parts = input as { query?: object; path?: object }
  return queryOptions<Value<KeyOf<Path>>, ApiError>({
    queryKey: [path, { query: parts.query, path: parts.path }, caller().language()],
    queryFn: async ({ signal }) => {
      const value = await call(key, { ...parts, signal })
      // The envelope was opened and, in development, checked: the value has the contract's type.
      return mend ? mend(value) : (value as Value<KeyOf<Path>>)
    },
  })
}
