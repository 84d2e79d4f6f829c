import { createRouter } from '../runtime/routing.ts'
import type { Ready } from './messages.ts'
import { nearestPath } from './nearestPath.ts'
import { problem } from './problem.ts'

/** Lookup of the paths and methods in a contract. */
export type Paths = {
  has(method: string, pathname: string): boolean
  /** Methods of a path, including implied HEAD and OPTIONS; empty for an unknown path. */
  methodsOf(pathname: string): string[]
  /**
   * Response to an undocumented operation. A known path gets a 405 with its methods, or a 204 for
   * OPTIONS; an unknown one gets a 404 with the nearest path.
   */
  answerUnknown(method: string, pathname: string): Response
}

/** Creates the lookup; paths match with and without the path prefixes of the contract's servers. */
export function createPaths({ operations, basePaths }: Ready): Paths {
  const find = createRouter(
    Object.fromEntries(operations.map((operation) => [operation.key, operation])),
    basePaths,
  )
  const methods = [...new Set(operations.map(({ method }) => method))]
  const paths = [...new Set(operations.map(({ path }) => path))]
  const has = (method: string, pathname: string) => find(method, pathname).length > 0

  function methodsOf(pathname: string): string[] {
    const found = methods.filter((method) => has(method, pathname))
    if (found.length === 0) return []
    const implied = found.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS']
    return [...new Set([...found, ...implied])].sort()
  }

  function answerUnknown(method: string, pathname: string): Response {
    const allowed = methodsOf(pathname).join(', ')
    if (allowed !== '') {
      if (method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { Allow: allowed } })
      const detail = `${pathname} takes ${allowed}, and not ${method}.`
      return problem(405, 'The path has no such operation', detail, { Allow: allowed })
    }
    const base = basePaths.find((one) => pathname.startsWith(`${one}/`)) ?? ''
    const nearest = nearestPath(pathname.slice(base.length), paths)
    const hint = nearest === undefined ? '' : ` The nearest is ${base}${nearest}.`
    return problem(404, 'No such path', `The contract has no path ${pathname}.${hint}`)
  }

  return { has, methodsOf, answerUnknown }
}
