import type { OperationKey } from '../../../../platform/gen/behaviour.ts'
import type { Calls, Parts } from '../calls/calls.ts'

/**
 * Sets up the preconditions of a call.
 * @returns the differences to the contract's sample.
 */
type SetUp = (calls: Calls) => Promise<Partial<Parts>>
export type SetUps = Partial<Record<OperationKey, SetUp>>
