import type { Operation } from '../contract/operations.ts'
import type { OperationPlan } from '../contract/plan.ts'

const union = (names: string[]) =>
  names.length > 0 ? names.map((name) => JSON.stringify(name)).join(' | ') : 'never'

const callerOf = (operation: Operation) =>
  operation.security.includes('playerToken')
    ? operation.isOpen
      ? 'visitorOrMember'
      : 'member'
    : operation.security.includes('operatorCookie')
      ? 'operator'
      : 'anyone'

const serverFacts = ({ operation, body }: OperationPlan) => ({
  id: operation.id,
  method: operation.method,
  path: operation.path,
  caller: callerOf(operation),
  access: operation.access,
  flag: operation.flag,
  encrypted: operation.encrypted,
  form: operation.form,
  idempotent: operation.idempotent,
  bytes: Object.keys(body?.bytes ?? {}).length > 0 ? body?.bytes : null,
})

/**
 * The exhaustive interface of hand-written behaviour: one handler per operation, typed by the
 * contract, so that a changed contract is a compile error in every handler that it breaks.
 */
export function emitBehaviour(plans: OperationPlan[]): string {
  return `import type { ParameterFacts } from '../../src/api/gen/parameters.ts'
import type { Handler } from '../server/handler.ts'

/** Every operation of the contract, by method and path. */
export type Behaviour = {
${plans.map(({ operation: { key, id } }) => `  ${JSON.stringify(key)}: Handler<${JSON.stringify(id)}>`).join('\n')}
}

/** What the server needs to know of each operation before it runs. */
export const operationTable = {
${plans
  .map((plan) => `  ${JSON.stringify(plan.operation.key)}: ${JSON.stringify(serverFacts(plan))},`)
  .join('\n')}
} as const satisfies Record<
  keyof Behaviour,
  {
    id: string
    method: string
    path: string
    caller: 'anyone' | 'visitorOrMember' | 'member' | 'operator'
    access: 'any' | 'full' | 'agent'
    flag: string | null
    encrypted: boolean
    /** How a form-encoded body is read; null for JSON and for calls without a body. */
    form: readonly ParameterFacts[] | null
    idempotent: boolean
    /** The media types of a body that is bytes, each with the most there may be; null for JSON. */
    bytes: Readonly<Record<string, number | null>> | null
  }
>

export type OperationKey = keyof Behaviour
`
}

/**
 * What the types of hand-written behaviour are made from. A file of its own, since the interface of
 * all operations stands on those types.
 */
export function emitCallRules(operations: Operation[]): string {
  return `/** The codes that each operation may reject with. */
export type Rejections = {
${operations.map(({ id, rejections }) => `  ${JSON.stringify(id)}: ${union(rejections)}`).join('\n')}
}

/** Who may call each operation. */
export type Callers = {
${operations.map((operation) => `  ${JSON.stringify(operation.id)}: '${callerOf(operation)}'`).join('\n')}
}
`
}
