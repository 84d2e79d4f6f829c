import type { Contract } from '../../contract/contract.ts'
import { answerOf, contractOf } from '../../testing/contractOf.ts'
import type { Change } from '../change.ts'
import { compareContracts } from '../compareContracts.ts'

type Schemas = Record<string, unknown>

/** Formats changes as lines: `breaking query limit: is now required`. */
const asLines = (changes: Change[]) =>
  changes.map(({ kind, place, message }) => `${kind} ${place}: ${message}`)

/** Changes between two contracts, one per line. */
export const changesBetween = (before: Contract, after: Contract): string[] =>
  asLines(compareContracts(before, after))

/**
 * Changes between two versions of an operation, one per line. Versions without `responses` respond
 * 200 without a body.
 */
export function operationChanges(before: object, after: object): string[] {
  const contract = (operation: object) =>
    contractOf({ '/a': { post: { responses: { '200': { description: 'ok' } }, ...operation } } })
  return changesBetween(contract(before), contract(after))
}

/**
 * Changes between two versions of a schema, one per line, for its use in a request body and in a
 * response.
 */
export function schemaChanges(
  [before, after]: readonly [before: unknown, after: unknown],
  [oldSchemas = {}, schemas = oldSchemas]: readonly Schemas[] = [],
): { request: string[]; response: string[] } {
  const body = (schema: unknown) => ({
    post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
  })
  const answer = (schema: unknown) => ({ get: answerOf(schema) })
  const changes = (wrap: (schema: unknown) => Record<string, unknown>, place: string) =>
    changesBetween(
      contractOf({ '/a': wrap(before) }, oldSchemas),
      contractOf({ '/a': wrap(after) }, schemas),
    ).map((line) => line.replace(` ${place}`, ''))
  return { request: changes(body, 'request body'), response: changes(answer, 'response 200') }
}
