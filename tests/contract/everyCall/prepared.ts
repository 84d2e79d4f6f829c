import { type Calls, type Parts, type Reply, sampleParts } from './calls/calls.ts'
import type { ContractOperation } from './calls/document.ts'
import { switchModules } from './settings.ts'
import { idFromList } from './setUps/idFromList.ts'
import { setUps } from './setUps/setUps.ts'

const isMembers = ({ security }: ContractOperation) => security.includes('playerToken')

/** True for a public call that only reads. */
export const isBrowsing = ({ method, security, isOpen }: ContractOperation) =>
  method === 'GET' && (security.length === 0 || isOpen)

/** A request that can succeed: the contract's sample, after its preconditions are set up. */
export async function prepared(calls: Calls, operation: ContractOperation): Promise<Parts> {
  calls.forgetSessions()
  const sample = sampleParts(operation)
  const setUp = setUps[operation.key]
  const changes = setUp ? await setUp(calls) : await idFromList(calls, operation)
  const parts = { ...sample, ...changes, headers: { ...sample.headers, ...changes?.headers } }
  // Opens a new session, since some calls end the session.
  return isMembers(operation) && parts.token === undefined
    ? { ...parts, token: await calls.openSession(parts.who ?? 'ana') }
    : parts
}

export const isSuccess = ({ status, body }: Reply) => status === 200 && body?.success !== false

/** Enables the module of a call. @returns a function that restores the previous state. */
export const switchItsModule = async (
  calls: Calls,
  operation: ContractOperation,
): Promise<() => Promise<void>> =>
  operation.flag === null ? async () => {} : switchModules(calls, [operation], true)
