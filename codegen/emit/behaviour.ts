import type { Operation } from '../contract/operations.ts'
import type { OperationPlan } from '../contract/plan.ts'
import { importPath } from '../layout.ts'
import type { Project } from '../project.ts'

const union = (names: string[]) =>
  names.length > 0 ? names.map((name) => JSON.stringify(name)).join(' | ') : 'never'

const anyone = 'anyone'

function callerOf({ security, isOpen }: Operation, { callers }: Project): string {
  const found = Object.entries(callers).find(([scheme]) => security.includes(scheme))?.[1]
  if (!found) return anyone
  return isOpen ? (found.openCaller ?? found.caller) : found.caller
}

const callerNames = ({ callers }: Project) => [
  ...new Set([
    anyone,
    ...Object.values(callers).flatMap(({ caller, openCaller = caller }) => [openCaller, caller]),
  ]),
]

const serverFacts = ({ operation, body }: OperationPlan, project: Project) => ({
  id: operation.id,
  method: operation.method,
  path: operation.path,
  caller: callerOf(operation, project),
  access: operation.access,
  flag: operation.flag,
  encrypted: operation.encrypted,
  form: operation.form,
  idempotent: operation.idempotent,
  bytes: Object.keys(body?.bytes ?? {}).length > 0 ? body?.bytes : null,
})

/**
 * Emits the interface of a hand-written server: one handler per operation, typed by the contract. A
 * changed contract causes a compile error in each affected handler.
 */
export function emitBehaviour(plans: OperationPlan[], project: Project): string {
  const { client, server } = project.layout
  return `import type { ParameterFacts } from '${importPath(server, client)}/parameters.ts'
import type { Handler } from '${importPath(server, project.handlerModule)}'

/** Every operation of the contract, by method and path. */
export type Behaviour = {
${plans.map(({ operation: { key, id } }) => `  ${JSON.stringify(key)}: Handler<${JSON.stringify(id)}>`).join('\n')}
}

/** Facts of each operation that the server needs before it runs the operation. */
export const operationTable = {
${plans
  .map(
    (plan) =>
      `  ${JSON.stringify(plan.operation.key)}: ${JSON.stringify(serverFacts(plan, project))},`,
  )
  .join('\n')}
} as const satisfies Record<
  keyof Behaviour,
  {
    id: string
    method: string
    path: string
    caller: ${union(callerNames(project))}
    access: 'any' | 'full' | 'agent'
    flag: string | null
    encrypted: boolean
    /** Rules to read a form-encoded body; null for JSON and for calls without a body. */
    form: readonly ParameterFacts[] | null
    idempotent: boolean
    /** Maximum size of a binary body for each media type, in bytes; null for JSON. */
    bytes: Readonly<Record<string, number | null>> | null
  }
>

export type OperationKey = keyof Behaviour
`
}

/**
 * Emits the types that handlers use: rejection codes and callers by operation. They have a file of
 * their own, since the server's interface imports the handler type, and the handler type imports
 * them.
 */
export function emitCallRules(operations: Operation[], project: Project): string {
  return `/** Codes with which each operation may reject. */
export type Rejections = {
${operations.map(({ id, rejections }) => `  ${JSON.stringify(id)}: ${union(rejections)}`).join('\n')}
}

/** Callers of each operation. */
export type Callers = {
${operations.map((operation) => `  ${JSON.stringify(operation.id)}: '${callerOf(operation, project)}'`).join('\n')}
}
`
}
