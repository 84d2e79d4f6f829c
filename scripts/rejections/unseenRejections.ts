import type { Operation } from '../../codegen/contract/operations.ts'

/**
 * The refusals that the contract lists and nobody has seen.
 * @param seen a line for each that was: `PUT /wps/member/register USERNAME_TAKEN`
 * @returns in the same form, in the contract's order.
 */
export function unseenRejections(
  operations: readonly Pick<Operation, 'key' | 'rejections'>[],
  seen: string,
): string[] {
  const lines = new Set(seen.split('\n'))
  return operations
    .flatMap(({ key, rejections }) => rejections.map((code) => `${key} ${code}`))
    .filter((line) => !lines.has(line))
}
