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
 * How a request is called where paths must not stand: there are only so many names, whatever is
 * asked for.
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
