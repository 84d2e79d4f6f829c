import { queryOptions } from '@tanstack/react-query'
import { caller } from './caller.ts'
import { call } from './client.ts'
import type { ApiError } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'
import type { Input, ReadPath, Value } from './operations.ts'

type KeyOf<Path extends ReadPath> = `GET ${Path}` & EndpointKey

type Options<Answer> = {
  /**
   * Makes a whole answer of one that may lack parts; throws when there is nothing to make it of.
   */
  mend?: (value: unknown) => Answer
}

/**
 * A query of the contract: `useQuery(read('/wps/v2/wallets/balance', {}))`. The key holds all that
 * the answer depends on, the language included; its first part is the path.
 */
export function read<Path extends ReadPath>(
  path: Path,
  input: Omit<Input<KeyOf<Path>>, 'body'>,
  { mend }: Options<Value<KeyOf<Path>>> = {},
) {
  // `GET ` and a path that can be read is a call of the contract.
  const key = `GET ${path}` as KeyOf<Path>
  // Inputs of all calls have these parts; which are there depends on the call.
  const parts = input as { query?: object; path?: object }
  return queryOptions<Value<KeyOf<Path>>, ApiError>({
    queryKey: [path, { query: parts.query, path: parts.path }, caller().language()],
    queryFn: async ({ signal }) => {
      const value = await call(key, { ...parts, signal })
      // The envelope was opened and, in development, checked: the value is what the contract says.
      return mend ? mend(value) : (value as Value<KeyOf<Path>>)
    },
  })
}
