import type { OperationPlan } from '../contract/plan.ts'

/**
 * Emits the interface of hand-written behaviour for any contract: a fixed answer or a function per
 * operation, typed by the contract, so that a changed contract is a compile error in each.
 */
export function emitOverrides(plans: OperationPlan[]): string {
  const rows = plans.map(
    ({ operation: { key, path, method } }) =>
      `  ${JSON.stringify(key)}: paths[${JSON.stringify(path)}][${JSON.stringify(method.toLowerCase())}]`,
  )
  return `import type { paths } from '../paths.ts'
import type { Override } from './overrides.ts'

/** Every operation of the contract, by method and path. */
export type Operations = {
${rows.join('\n')}
}

export type OperationKey = keyof Operations

/**
 * What is answered by hand, all operations of the contract. Write \`satisfies Behaviour\` to have to
 * answer each of them, or \`satisfies Partial<Behaviour>\` to leave the others to what was generated.
 */
export type Behaviour = { [Key in OperationKey]: Override<Operations[Key]> }
`
}
