import { type Calls, type Parts, type Reply, sampleParts } from './calls/calls.ts'
import type { ContractOperation } from './calls/document.ts'
import { switchModules } from './settings.ts'
import { idFromList } from './setUps/idFromList.ts'
import { setUps } from './setUps/setUps.ts'

const isMembers = ({ security }: ContractOperation) => security.includes('playerToken')

/** Whether a call only shows something, and to everybody. */
export const isBrowsing = ({ method, security, isOpen }: ContractOperation) =>
  method === 'GET' && (security.length === 0 || isOpen)

/** A request of a call that can succeed: the contract's own, after what it needs has been done. */
export async function prepared(calls: Calls, operation: ContractOperation): Promise<Parts> {
  calls.forgetSessions()
  const sample = sampleParts(operation)
  const setUp = setUps[operation.key]
  const changes = setUp ? await setUp(calls) : await idFromList(calls, operation)
  const parts = { ...sample, ...changes, headers: { ...sample.headers, ...changes?.headers } }
  // A session of its own: some calls end theirs.
  return isMembers(operation) && parts.token === undefined
    ? { ...parts, token: await calls.openSession(parts.who ?? 'ana') }
    : parts
}

export const isSuccess = ({ status, body }: Reply) => status === 200 && body?.success !== false

/** Has the module of a call on. @returns puts back what was. */
export const switchItsModule = async (
  calls: Calls,
  operation: ContractOperation,
): Promise<() => Promise<void>> =>
  operation.flag === null ? async () => {} : switchModules(calls, [operation], true)
