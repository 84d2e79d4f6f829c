import { isNode, type Node } from '../node.ts'

/** What a reference within the document stands for at last; anything else as it is. */
export type Resolve = (value: unknown) => unknown

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** An operation of a document, what holds it, and the steps to it. */
export type PlacedOperation = {
  path: string
  item: Node
  method: string
  operation: Node
  steps: readonly string[]
}

/** Every operation of the paths of a document. */
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

/** The parameters of an operation or of a path, where there are any. */
export const listOf = (holder: Node): unknown[] =>
  Array.isArray(holder.parameters) ? holder.parameters : []

/** Whether something is a parameter that can be told by its name and its place. */
export const isParameter = (value: unknown): value is Node & { name: string; in: string } =>
  isNode(value) && typeof value.name === 'string' && typeof value.in === 'string'

/** The names between the braces of a path. */
export const namesIn = (path: string) =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
