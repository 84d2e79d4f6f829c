import { type OperationKey, operationTable } from '../gen/behaviour.ts'

type Operation = (typeof operationTable)[OperationKey]

export type Route =
  | { kind: 'operation'; key: OperationKey; operation: Operation; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowedMethods: string[] }

type Path = {
  segments: string[]
  /** Templates with fewer variables take precedence: `/a/b` before `/a/{name}`. */
  variables: number
  operations: Map<string, OperationKey>
}

const isVariable = (segment: string) => segment.startsWith('{')

const paths: Path[] = [
  ...Map.groupBy(
    // `Object.keys` returns `string[]`; the keys are exactly the operation keys.
    Object.keys(operationTable) as OperationKey[],
    (key) => operationTable[key].path,
  ),
]
  .map(([template, keys]) => {
    const segments = template.split('/')
    return {
      segments,
      variables: segments.filter(isVariable).length,
      // The method is widened to string, because a request may have any method.
      operations: new Map(keys.map((key) => [operationTable[key].method as string, key])),
    }
  })
  .sort((one, other) => one.variables - other.variables)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function matchPath(path: Path, segments: string[]): Record<string, string> | undefined {
  if (path.segments.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, expected] of path.segments.entries()) {
    const actual = segments[index] ?? ''
    if (isVariable(expected)) {
      if (actual === '') return undefined
      values[expected.slice(1, -1)] = decode(actual)
    } else if (actual !== expected) return undefined
  }
  return values
}

/** Operation of a method and path. HEAD counts as GET. Undefined if no operation has the path. */
export function findRoute(method: string, pathname: string): Route | undefined {
  const segments = pathname.split('/')
  for (const path of paths) {
    const values = matchPath(path, segments)
    if (!values) continue
    const key = path.operations.get(method === 'HEAD' ? 'GET' : method)
    if (!key) return { kind: 'wrongMethod', allowedMethods: [...path.operations.keys()] }
    return { kind: 'operation', key, operation: operationTable[key], path: values }
  }
  return undefined
}
