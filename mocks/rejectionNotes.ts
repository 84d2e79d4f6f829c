import { appendFileSync } from 'node:fs'
import { isRejection } from '../platform/domain/base/context/rejection.ts'
import type { Behaviour, OperationKey } from '../platform/gen/behaviour.ts'
import type { Call, OperationId, Outcome } from '../platform/server/handler.ts'
import { type ErrorCode, errorStatuses } from '../src/api/gen/errors.ts'

/** Where a whole run of the tests gathers them, a line each. */
const file = process.env.PORTICO_REJECTIONS
const noted = new Set<string>()

function note(key: string, code: ErrorCode): void {
  const line = `${key} ${code}`
  if (file === undefined || noted.has(line)) return
  noted.add(line)
  appendFileSync(file, `${line}\n`)
}

/**
 * The same behaviour, of which a whole run of the tests notes every rejection that it gives by a
 * rule, so that
 * `scripts/rejections` can tell which of the contract's no test has brought about.
 */
export function withRejectionLog(behaviour: Behaviour): Behaviour {
  if (file === undefined) return behaviour
  type AnyHandler = (call: Call<OperationId>) => Promise<Outcome<OperationId>>
  // Object.keys loses the type of an object that has exactly these keys.
  const keys = Object.keys(behaviour) as OperationKey[]
  const handlers = keys.map((key) => {
    // What is read of a call and its outcome is the same for all of them.
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
  // Every handler stands under the key of its own call.
  return Object.fromEntries(handlers) as Behaviour
}
