import { type Contract, resolve } from '../contract/contract.ts'
import { listOperations, type Operation } from '../contract/operations.ts'
import type { Change, Direction } from './change.ts'
import { compareBody } from './compareContent.ts'
import { compareMarks } from './compareMarks.ts'
import { compareParameters } from './compareParameters.ts'
import { compareResponses } from './compareResponses.ts'
import { changedSchemes, compareSecurity } from './compareSecurity.ts'
import { type Comparison, createComparison, createFindings } from './comparison.ts'

/** Operation in two forms: as parsed by the generator, and as written in the contract. */
type Listed = { operation: Operation; raw: Record<string, unknown> }

/** Operations by method and path; all parameter names are replaced by `{}`. */
function operationsByKey(contract: Contract): Map<string, Listed> {
  return new Map(
    listOperations(contract).map((operation) => {
      const item = resolve<Record<string, unknown>>(
        contract,
        contract.paths?.[operation.path] ?? {},
      )
      // The cast is safe: `listOperations` read the operation from the same property of the path
      // item.
      const raw = item[operation.method.toLowerCase()] as Record<string, unknown>
      return [operation.key.replaceAll(/\{[^}]*\}/g, '{}'), { operation, raw }]
    }),
  )
}

/** Contract whose paths are its webhooks, so that events are compared like operations. */
const eventsOf = (contract: Contract): Contract => ({ ...contract, paths: contract.webhooks ?? {} })

function compareListed(
  comparison: Comparison,
  oldOperation: Listed,
  newOperation: Listed,
  kind: 'operation' | 'event',
): Omit<Change, 'operation'>[] {
  const findings = createFindings(comparison)
  // The server sends an event as a request, and its receiver sends the response. The directions of
  // the comparison are therefore reversed.
  const [sent, answered]: Direction[] =
    kind === 'operation' ? ['request', 'response'] : ['response', 'request']
  const operations: [Operation, Operation] = [oldOperation.operation, newOperation.operation]
  compareMarks(operations, [oldOperation.raw, newOperation.raw], findings)
  if (kind === 'operation') {
    compareSecurity(comparison, [oldOperation.raw, newOperation.raw], findings)
    compareParameters(comparison, ...operations, findings)
  }
  compareBody(...operations, sent ?? 'request', findings)
  compareResponses(comparison, ...operations, answered ?? 'response', findings)
  return [...findings.list]
}

function compareAll(
  comparison: Comparison,
  [before, after]: [Contract, Contract],
  kind: 'operation' | 'event',
): Change[] {
  const [oldOperations, newOperations] = [operationsByKey(before), operationsByKey(after)]
  const nameOf = ({ operation: { key, path } }: Listed) =>
    kind === 'event' ? `event ${path}` : key
  const gone = [...oldOperations].filter(([key]) => !newOperations.has(key))
  return [
    ...[...newOperations].flatMap(([key, one]): Change[] => {
      const operation = nameOf(one)
      const was = oldOperations.get(key)
      if (!was) return [{ kind: 'added', operation, place: kind, message: 'is new' }]
      return compareListed(comparison, was, one, kind).map((change) => ({ operation, ...change }))
    }),
    ...gone.map(
      ([, one]): Change => ({
        kind: 'removed',
        operation: nameOf(one),
        place: kind,
        message: 'is gone',
      }),
    ),
  ]
}

/**
 * Compares two contracts from the viewpoint of clients. Changes are in the order of the new
 * contract. Descriptions, examples and other text are ignored.
 * @param before contract that the clients were written for.
 * @param after contract that replaces it.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const comparison = createComparison(before, after)
  const schemes = changedSchemes(comparison).map(
    (name): Change => ({
      kind: 'breaking',
      place: `security scheme ${name}`,
      message: 'wants something else',
    }),
  )
  return [
    ...schemes,
    ...compareAll(comparison, [before, after], 'operation'),
    ...compareAll(comparison, [eventsOf(before), eventsOf(after)], 'event'),
  ]
}
