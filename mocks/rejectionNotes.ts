import { appendFileSync } from 'node:fs'
import { isRejection } from '../platform/domain/base/context/rejection.ts'
import type { Behaviour, OperationKey } from '../platform/gen/behaviour.ts'
import type { Call, OperationId, Outcome } from '../platform/server/handler.ts'
import { type ErrorCode, errorStatuses } from '../src/api/gen/errors.ts'

/** File in which a full test run collects rejections, one per line. */
const file = process.env.PORTICO_REJECTIONS
const notedLines = new Set<string>()

function note(key: string, code: ErrorCode): void {
  const line = `${key} ${code}`
  if (file === undefined || notedLines.has(line)) return
  notedLines.add(line)
  appendFileSync(file, `${line}\n`)
}

/**
 * Wraps behaviour so that a full test run records every rejection by a rule. `scripts/rejections`
 * reports rejections of the contract that no test has caused.
 */
export function withRejectionLog(behaviour: Behaviour): Behaviour {
  if (file === undefined) return behaviour
  type AnyHandler = (call: Call<OperationId>) => Promise<Outcome<OperationId>>
  // Object.keys loses the type of an object that has exactly these keys.
  const keys = Object.keys(behaviour) as OperationKey[]
  const handlers = keys.map((key) => {
    // The accessed properties of call and outcome are the same for all operations.
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
  // Each handler is stored under the key of its call.
  return Object.fromEntries(handlers) as Behaviour
}
