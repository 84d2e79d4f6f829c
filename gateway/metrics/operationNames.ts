import { type OperationKey, operationTable } from '../../platform/gen/behaviour.ts'
import { findRoute } from '../../platform/server/routes.ts'

const plainPaths = new Map(
  // Object.keys loses the key type of an object that has exactly these keys.
  (Object.keys(operationTable) as OperationKey[]).map((key) => [
    key as string,
    operationTable[key].id,
  ]),
)

const ownPaths = new Map([
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
])

/**
 * Label of a request in the metrics, instead of its path. The number of labels stays small whatever
 * paths clients request.
 */
export function operationName(method: string, path: string): string {
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const known = plainPaths.get(key)
  if (known) return known
  if (path.startsWith('/assets/')) return 'asset'
  const own = ownPaths.get(path)
  if (own) return own
  if (!/^\/(?:wps|ops|lgw|lotto)(?:\/|$)/.test(path)) return 'page'
  const route = findRoute(method, path)
  return route?.kind === 'operation' ? route.operation.id : 'unknown'
}
