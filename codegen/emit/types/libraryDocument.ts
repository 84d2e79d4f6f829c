import type { Contract } from '../../contract/contract.ts'
import { breakTypeCycles } from './cycles.ts'
import { mapInFull } from './discriminators.ts'
import { createOperationFixes } from './operations.ts'
import { nameReferences } from './references.ts'
import { walkContract } from './schemaParts.ts'
import { fixSchema } from './schemas.ts'

/**
 * Contract that is rewritten for openapi-typescript; `hasMarkedLists` is true if the types need the
 * helper type `ListOf`.
 */
export type LibraryDocument = { document: Contract; hasMarkedLists: boolean }

const isComponent = (steps: readonly string[]) => steps.length === 3 && steps[1] === 'schemas'

/**
 * Copies and rewrites a contract so that openapi-typescript emits correct types that compile.
 * @throws {ContractError} for a reference that is circular or has no target.
 */
export function toLibraryDocument(contract: Contract): LibraryDocument {
  const document = structuredClone(contract)
  nameReferences(document)
  const fixOperation = createOperationFixes()
  walkContract(document, (kind, node, steps) => {
    if (kind === 'schema') fixSchema(node, steps)
    else fixOperation(kind, node)
  })
  const hasMarkedLists = breakTypeCycles(document)
  walkContract(document, (kind, node, steps) => {
    if (kind === 'schema') mapInFull(document, node, isComponent(steps) ? steps[2] : undefined)
  })
  return { document, hasMarkedLists }
}
