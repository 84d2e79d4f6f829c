import { type Contract, resolve } from '../contract/contract.ts'
import { listOperations, type Operation } from '../contract/operations.ts'
import type { Change, Direction } from './change.ts'
import { compareBody } from './compareContent.ts'
import { compareMarks } from './compareMarks.ts'
import { compareParameters } from './compareParameters.ts'
import { compareResponses } from './compareResponses.ts'
import { changedSchemes, compareSecurity } from './compareSecurity.ts'
import { type Comparison, createComparison, createFindings } from './comparison.ts'

/** An operation as it is planned, and as it is written. */
type Listed = { operation: Operation; raw: Record<string, unknown> }

/**
 * Operations by their method and the shape of their path: the names of its variables are no part of
 * it.
 */
function listed(contract: Contract): Map<string, Listed> {
  return new Map(
    listOperations(contract).map((operation) => {
      const item = resolve<Record<string, unknown>>(
        contract,
        contract.paths?.[operation.path] ?? {},
      )
      // The operation was read from there.
      const raw = item[operation.method.toLowerCase()] as Record<string, unknown>
      return [operation.key.replaceAll(/\{[^}]*\}/g, '{}'), { operation, raw }]
    }),
  )
}

/** Events as operations that the server calls: their paths are their names. */
const eventsOf = (contract: Contract): Contract => ({ ...contract, paths: contract.webhooks ?? {} })

function compareListed(
  comparison: Comparison,
  old: Listed,
  present: Listed,
  kind: 'operation' | 'event',
): Omit<Change, 'operation'>[] {
  const findings = createFindings(comparison)
  // Of an event the server writes the request, and who hears it the response.
  const [sent, answered]: Direction[] =
    kind === 'operation' ? ['request', 'response'] : ['response', 'request']
  const operations: [Operation, Operation] = [old.operation, present.operation]
  compareMarks(operations, [old.raw, present.raw], findings)
  if (kind === 'operation') {
    compareSecurity(comparison, [old.raw, present.raw], findings)
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
  const [old, present] = [listed(before), listed(after)]
  const nameOf = ({ operation: { key, path } }: Listed) =>
    kind === 'event' ? `event ${path}` : key
  const gone = [...old].filter(([key]) => !present.has(key))
  return [
    ...[...present].flatMap(([key, one]): Change[] => {
      const operation = nameOf(one)
      const was = old.get(key)
      if (!was) return [{ kind: 'added', operation, place: kind, message: 'is new' }]
      return compareListed(comparison, was, one, kind).map((found) => ({ operation, ...found }))
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
 * What differs between two contracts for those who call their operations and hear their events, in
 * the order of the new contract. What only people read, as descriptions and examples, is not told.
 * @param before the contract that callers know
 * @param after the contract that is to replace it
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
