import { isNode, type Node } from '../node.ts'

/** Resolves a reference within the document; any other value is returned as is. */
export type Resolve = (value: unknown) => unknown

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** Operation with its path item and its location in the document as pointer segments. */
export type PlacedOperation = {
  path: string
  item: Node
  method: string
  operation: Node
  steps: readonly string[]
}

export const operationsOf = (document: Node, resolve: Resolve): PlacedOperation[] =>
  Object.entries(isNode(document.paths) ? document.paths : {}).flatMap(([path, reference]) => {
    const item = resolve(reference)
    if (!isNode(item)) return []
    return methods.flatMap((method) => {
      const operation = item[method]
      const steps = ['paths', path, method]
      return isNode(operation) ? [{ path, item, method, operation, steps }] : []
    })
  })

/** Parameters of an operation or path item; empty without any. */
export const listOf = (holder: Node): unknown[] =>
  Array.isArray(holder.parameters) ? holder.parameters : []

/** True if a value is a parameter with a name and a location. */
export const isParameter = (value: unknown): value is Node & { name: string; in: string } =>
  isNode(value) && typeof value.name === 'string' && typeof value.in === 'string'

/** Parameter names in the braces of a path. */
export const namesIn = (path: string) =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
