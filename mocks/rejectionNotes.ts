import { appendFileSync } from 'node:fs'
import { isRejection } from '../platform/domain/base/context/rejection.ts'
import type { Behaviour, OperationKey } from '../platform/gen/behaviour.ts'
import type { Call, OperationId, Outcome } from '../platform/server/handler.ts'
import { type ErrorCode, errorStatuses } from '../src/api/gen/errors.ts'

/** File to which a full test run appends each rejection as a line; undefined in other runs. */
const file = process.env.PORTICO_REJECTIONS
const notedLines = new Set<string>()

function note(key: string, code: ErrorCode): void {
  const line = `${key} ${code}`
  if (file === undefined || notedLines.has(line)) return
  notedLines.add(line)
  appendFileSync(file, `${line}\n`)
}

/**
 * Wraps handlers so that a full test run records every rejection by a rule. `scripts/rejections`
 * then reports each rejection that the contract defines but no test has caused.
 */
export function withRejectionLog(behaviour: Behaviour): Behaviour {
  if (file === undefined) return behaviour
  type AnyHandler = (call: Call<OperationId>) => Promise<Outcome<OperationId>>
  // `Object.keys` does not return the type of the keys.
  const keys = Object.keys(behaviour) as OperationKey[]
  const handlers = keys.map((key) => {
    // The cast is safe: only properties that the calls and outcomes of all operations have are
    // used.
    const handler = behaviour[key] as unknown as AnyHandler
    const noting: AnyHandler = async (call) => {
      try {
        const outcome = await handler(call)
        if (outcome.kind === 'rejected' && !outcome.isProvoked) note(key, outcome.code)
        return outcome
      } catch (error) {
        if (isRejection(error) && errorStatuses[error.code] === 200) note(key, error.code)
        throw error
      }
    }
    return [key, noting]
  })
  // The cast is safe: each handler is stored under the key of its call.
  return Object.fromEntries(handlers) as Behaviour
}
