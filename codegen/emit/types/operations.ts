import { isNode, type Node } from '../../contract/node.ts'
import type { Kind } from '../../contract/reading/grammar.ts'

/**
 * Copies a parameter's schema from `content` to `schema`; without `schema`, openapi-typescript
 * types a parameter as a string.
 */
function describeBySchema(parameter: Node): void {
  const [mediaType] = Object.values(isNode(parameter.content) ? parameter.content : {})
  if (parameter.schema === undefined && isNode(mediaType))
    parameter.schema = mediaType.schema ?? true
}

/**
 * Creates a visitor that corrects parameters and operations which openapi-typescript would type
 * wrongly.
 */
export function createOperationFixes(): (kind: Kind, node: Node) => void {
  const ids = new Set<unknown>()
  return (kind, node) => {
    if (kind === 'parameter') describeBySchema(node)
    if (kind !== 'operation') return
    // For a duplicate id, openapi-typescript would declare a property twice. Without an id, the
    // type of the operation is emitted inline.
    if (ids.has(node.operationId)) delete node.operationId
    else ids.add(node.operationId)
  }
}
