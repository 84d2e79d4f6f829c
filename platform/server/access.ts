import type { Context } from '../domain/base/context/context.ts'
import { readOffered } from '../domain/base/platform/offeredPlatform.ts'
import { isOn } from '../domain/base/platform/platform.ts'
import type { Caller } from './callers.ts'
import { FaultError } from './faultError.ts'

type Marks = { access: 'any' | 'full' | 'agent'; flag: string | null }

/**
 * Checks that the caller's account and the platform's modules allow a call, according to the
 * contract's `x-access` and `x-flag`.
 * @throws {FaultError} 403 if the module is off, if a trial member calls an operation for full
 * accounts (ROLE-14), or if a member who is no agent calls an operation for agents (ROLE-17).
 */
export async function checkAccess(
  context: Pick<Context, 'store' | 'providers'>,
  { access, flag }: Marks,
  caller: Caller,
): Promise<void> {
  if (access === 'any' && flag === null) return
  const platform = await readOffered(context)
  if (flag !== null && !isOn(platform, flag)) throw new FaultError('MODULE_OFF')
  if (access === 'any' || caller.kind !== 'member') return
  const { agents, trials } = platform.accountTypes
  const { type } = caller.member
  if (trials.includes(type)) throw new FaultError('TRIAL_NOT_ALLOWED')
  if (access === 'agent' && !agents.includes(type)) throw new FaultError('AGENTS_ONLY')
}
