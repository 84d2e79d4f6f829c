import { isNode, type Node } from '../../contract/node.ts'
import type { Kind } from '../../contract/reading/grammar.ts'

/** The library takes a parameter with `content` instead of a schema for text. */
function describeBySchema(parameter: Node): void {
  const [mediaType] = Object.values(isNode(parameter.content) ? parameter.content : {})
  if (parameter.schema === undefined && isNode(mediaType))
    parameter.schema = mediaType.schema ?? true
}

/** Creates a visitor that corrects operations which the library would misread. */
export function createOperationFixes(): (kind: Kind, node: Node) => void {
  const ids = new Set<unknown>()
  return (kind, node) => {
    if (kind === 'parameter') describeBySchema(node)
    if (kind !== 'operation') return
    // The library would declare one property twice. An operation without an id is emitted inline.
    if (ids.has(node.operationId)) delete node.operationId
    else ids.add(node.operationId)
  }
}
