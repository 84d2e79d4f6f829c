import { readContract } from './contract/contract.ts'
import { listOperations } from './contract/operations.ts'
import { emitBehaviour } from './emit/behaviour.ts'
import { emitErrors, emitPatternFamilies } from './emit/catalogues.ts'
import { emitEndpoints } from './emit/endpoints.ts'
import { emitTypes } from './emit/types.ts'

const head =
  '// Generated from openapi/ by `npm run generate`. A change here is lost: change the contract.\n'

/**
 * Everything that a contract becomes.
 * @param contractFile path of the OpenAPI document's root.
 * @returns the files' contents by their paths, relative to the repository's root.
 */
export async function generate(contractFile: string): Promise<Map<string, string>> {
  const contract = await readContract(contractFile)
  const operations = listOperations(contract)
  const families = emitPatternFamilies(contract)
  const files = new Map<string, string>([
    ['src/api/gen/paths.ts', await emitTypes(contract)],
    ['src/api/gen/endpoints.ts', emitEndpoints(operations)],
    ['src/api/gen/errors.ts', emitErrors(contract)],
    ['src/api/gen/patternMessages.ts', families.messages],
    ['src/api/gen/patternFamilies.ts', families.families],
    ['mocks/gen/behaviour.ts', emitBehaviour(operations)],
  ])
  return new Map([...files].map(([name, content]) => [name, head + content]))
}
