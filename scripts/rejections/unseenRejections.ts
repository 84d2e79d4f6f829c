import type { Operation } from 'contract-mocks/operations'

/**
 * Rejections in the contract that the server never sends, because the portal detects their causes
 * itself.
 */
const withoutRule = new Set(['POST /wps/session/login PHONE_AUTH_POPUP_CLOSED'])

/**
 * Rejections in the contract that no test has caused.
 * @param seenLines one line per caused rejection: `PUT /wps/member/register USERNAME_TAKEN`
 * @returns lines of the same form, in the contract's order.
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
