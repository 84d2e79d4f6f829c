import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath, Value } from '../../api/operations.ts'
import { sessionStore } from '../../kit/storage.ts'
import { session } from '../session.ts'

/**
 * Paths whose responses are stored, by their specified keys in session storage (STATE-06, STATE-07,
 * STATE-09, STATE-10).
 */
const keptPaths = {
  consolidated: '/wps/member/info/funds/consolidated',
  merchantWallet: '/wps/relay/GCS_merchantWallet',
  gameVendor: '/wps/relay/GCSGAME_newGameVendor',
  HOT_GAMES: '/wps/relay/GCSGAME_hotGamesV2',
} as const satisfies Record<string, ReadPath>

type KeptKey = keyof typeof keptPaths

/** Keys of data that belongs to the member and must not be shown to anybody else. */
const personal: ReadonlySet<KeptKey> = new Set(['consolidated', 'merchantWallet'])

/** Version of the storage format; stored data of other versions is dropped. */
const version = 1
type Answer = { query: readonly unknown[]; data: unknown }
/** Maximum number of stored responses per path, one for each input and language. */
const maxAnswers = 8

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parses stored responses.
 * @throws for invalid data and for other versions.
 */
function readKept(json: unknown, path: ReadPath): Answer[] {
  if (!isRecord(json) || json.version !== version || !Array.isArray(json.answers)) {
    throw new TypeError('not what this version keeps')
  }
  return json.answers.map((answer: unknown) => {
    const query: unknown = isRecord(answer) ? answer.query : undefined
    const data: unknown = isRecord(answer) ? answer.data : undefined
    if (!Array.isArray(query) || query[0] !== path || typeof data !== 'object' || data === null) {
      throw new TypeError('no answer of this path')
    }
    return { query, data }
  })
}

/** Restores the stored responses as stale data, except where the cache already has data. */
function restore(queryClient: QueryClient): void {
  const isSignedIn = session.getState().kind === 'signedIn'
  for (const [key, path] of entries()) {
    if (personal.has(key) && !isSignedIn) continue
    for (const { query, data } of sessionStore.getJson(key, (json) => readKept(json, path)) ?? []) {
      if (queryClient.getQueryData(query) === undefined) {
        // Use the oldest possible time, so that the data is stale whatever the machine's clock
        // shows.
        queryClient.setQueryData(query, data, { updatedAt: 1 })
      }
    }
  }
}

// `Object.entries` widens the type of an object's keys.
const entries = () => Object.entries(keptPaths) as [KeptKey, ReadPath][]

/**
 * Stores which kinds of contract the member has, as the two specified flags (STATE-11, STATE-12).
 */
function keepContracts(data: unknown): void {
  // The cast is safe: `data` is the response of the path that `keptPaths` lists as `consolidated`.
  const stands = data as Value<'GET /wps/member/info/funds/consolidated'>
  const salaries = [
    stands.dailysalinfotype,
    stands.contracthoursalinfo,
    stands.contractmrdailysalinfotype,
  ]
  sessionStore.setJson(
    'enableSalary',
    salaries.some((salary) => salary !== 'DISABLED'),
  )
  sessionStore.setJson('enableContract', stands.divtypeinfo !== 'DISABLED')
}

/**
 * Keeps the responses of a few paths over a reload, under the specified keys in session storage.
 * Stored data that is invalid or in another version is dropped.
 * @returns a function that stops storing responses.
 */
export function keepAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const keep = (key: KeptKey, path: ReadPath) => {
    const answers = cache
      .findAll({ queryKey: [path], predicate: ({ state }) => state.data !== undefined })
      .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
      .slice(-maxAnswers)
      .map(({ queryKey, state }) => ({ query: queryKey, data: state.data }))
    const newest = answers.at(-1)
    if (newest === undefined) return
    sessionStore.setJson(key, { version, answers })
    if (key === 'consolidated') keepContracts(newest.data)
  }
  restore(queryClient)
  // Stores responses that arrived before this chunk was loaded.
  for (const [key, path] of entries()) keep(key, path)
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const path = event.query.queryKey[0]
    for (const [key, ofKey] of entries()) {
      if (ofKey === path) keep(key, ofKey)
    }
  })
}
