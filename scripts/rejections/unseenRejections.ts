import type { Operation } from '../../codegen/contract/operations.ts'

/**
 * What no rule of a server gives: the portal tells it itself, and a server's input alone provokes
 * it.
 */
const withoutRule = new Set(['POST /wps/session/login PHONE_AUTH_POPUP_CLOSED'])

/**
 * The rejections that the contract lists and nobody has seen.
 * @param seenLines a line for each that was: `PUT /wps/member/register USERNAME_TAKEN`
 * @returns in the same form, in the contract's order.
 */
export function unseenRejections(
  operations: readonly Pick<Operation, 'key' | 'rejections'>[],
  seenLines: string,
): string[] {
  const lines = new Set(seenLines.split('\n'))
  return operations
    .flatMap(({ key, rejections }) => rejections.map((code) => `${key} ${code}`))
    .filter((line) => !lines.has(line) && !withoutRule.has(line))
}
