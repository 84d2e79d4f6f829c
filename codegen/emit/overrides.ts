import type { OperationPlan } from '../contract/plan.ts'

/**
 * Emits the interface of hand-written mock responses for any contract: a fixed response or a
 * function per operation, typed by the contract. A changed contract causes a compile error in each
 * affected response.
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
 * Hand-written behaviour of all operations. \`satisfies Behaviour\` requires each of them;
 * \`satisfies Partial<Behaviour>\` leaves the others to the generated answers.
 */
export type Behaviour = { [Key in OperationKey]: Override<Operations[Key]> }
`
}
