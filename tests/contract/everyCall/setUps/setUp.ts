import type { OperationKey } from '../../../../platform/gen/behaviour.ts'
import type { Calls, Parts } from '../calls/calls.ts'

/**
 * Does what a call needs before it can succeed.
 * @returns what differs from the contract's sample.
 */
type SetUp = (calls: Calls) => Promise<Partial<Parts>>
export type SetUps = Partial<Record<OperationKey, SetUp>>
