import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath, Value } from '../../api/operations.ts'
import { sessionStore } from '../../kit/storage.ts'
import { session } from '../session.ts'

/**
 * What is kept in session storage, by the key that the product names (STATE-06, STATE-07, STATE-09,
 * STATE-10).
 */
const keptPaths = {
  consolidated: '/wps/member/info/funds/consolidated',
  merchantWallet: '/wps/relay/GCS_merchantWallet',
  gameVendor: '/wps/relay/GCSGAME_newGameVendor',
  HOT_GAMES: '/wps/relay/GCSGAME_hotGamesV2',
} as const satisfies Record<string, ReadPath>

type KeptKey = keyof typeof keptPaths

/** What is said to the member alone, and never shown to anybody else. */
const personal: ReadonlySet<KeptKey> = new Set(['consolidated', 'merchantWallet'])

/** Changes with the shape of what is kept: another version's is dropped. */
const version = 1
type Answer = { query: readonly unknown[]; data: unknown }
/** Of one path: its inputs and languages differ. */
const most = 8

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws for garbage, and for what another version kept. */
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

/**
 * Shows what a reload has left behind, until it is read again. What the server has said meanwhile
 * wins.
 */
function restore(queryClient: QueryClient): void {
  const isSignedIn = session.getState().kind === 'signedIn'
  for (const [key, path] of entries()) {
    if (personal.has(key) && !isSignedIn) continue
    for (const { query, data } of sessionStore.getJson(key, (json) => readKept(json, path)) ?? []) {
      if (queryClient.getQueryData(query) === undefined) {
        // As old as can be, whatever the machine's clock says.
        queryClient.setQueryData(query, data, { updatedAt: 1 })
      }
    }
  }
}

// `Object.entries` forgets which keys an object has.
const entries = () => Object.entries(keptPaths) as [KeptKey, ReadPath][]

/** Which menus the member has, as the product keeps it (STATE-11, STATE-12). */
function keepContracts(data: unknown): void {
  // What its call answers.
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
 * Keeps a few answers over a reload, under the product's own keys of session storage. Garbage
 * and what older versions kept is dropped.
 * @returns ends it.
 */
export function keepAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const keep = (key: KeptKey, path: ReadPath) => {
    const answers = cache
      .findAll({ queryKey: [path], predicate: ({ state }) => state.data !== undefined })
      .slice(-most)
      .map(({ queryKey, state }) => ({ query: queryKey, data: state.data }))
    if (answers.length > 0) sessionStore.setJson(key, { version, answers })
  }
  restore(queryClient)
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const path = event.query.queryKey[0]
    for (const [key, ofKey] of entries()) {
      if (ofKey !== path) continue
      keep(key, ofKey)
      if (key === 'consolidated') keepContracts(event.query.state.data)
    }
  })
}
