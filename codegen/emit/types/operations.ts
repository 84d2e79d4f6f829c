import { isNode, type Node } from '../../contract/node.ts'
import type { Kind } from '../../contract/reading/grammar.ts'

/** The library takes a parameter that is described as a media type for text. */
function describeBySchema(parameter: Node): void {
  const [described] = Object.values(isNode(parameter.content) ? parameter.content : {})
  if (parameter.schema === undefined && isNode(described))
    parameter.schema = described.schema ?? true
}

/**
 * Sets right what the library misreads of operations.
 * @returns what looks at one object of the document.
 */
export function createOperationFixes(): (kind: Kind, node: Node) => void {
  const ids = new Set<unknown>()
  return (kind, node) => {
    if (kind === 'parameter') describeBySchema(node)
    if (kind !== 'operation') return
    // Two operations of one id would be one property twice; without it, the second is written in place.
    if (ids.has(node.operationId)) delete node.operationId
    else ids.add(node.operationId)
  }
}
