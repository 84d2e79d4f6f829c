import { createGate } from '../contract/gate.ts'
import type { EventPlan, SocketPlan } from '../contract/planContract.ts'
import type { SchemaLibrary } from '../contract/schemas.ts'
import { standaloneCode } from './standaloneCode.ts'

/**
 * Emits validators for the socket's frames and the event data. They are in a separate module from
 * the validators of calls, since they are small and pages need them in production.
 */
export function emitSocketValidators(
  events: EventPlan[],
  socket: SocketPlan | undefined,
  library: SchemaLibrary,
): string {
  const used = [...events.map(({ schema }) => schema), socket?.serverSchema, socket?.clientSchema]
  const schemas = [...new Set(used.filter((schema) => schema !== undefined))]
  const { code, functionOf } = standaloneCode(schemas, library, createGate(library, true))
  const check = (schema: string | undefined) =>
    schema === undefined ? '() => null' : `/* @__PURE__ */ checkWith(${functionOf(schema)})`
  const rows = events.map(({ name, schema }) => `  ${JSON.stringify(name)}: ${check(schema)},`)
  return `import { checkWith } from './validation.ts'

${code}
/** Check of each event's data. */
export const eventValidators = {
${rows.join('\n')}
}
/** Check of the frames that a server sends on the socket. */
export const checkServerFrame = ${check(socket?.serverSchema)}
/** Check of the frames that a page sends on the socket. */
export const checkClientFrame = ${check(socket?.clientSchema)}
`
}

/** Emits the type declarations of the module with the socket validators. */
export const emitSocketValidatorTypes = () => `import type { EventName } from './events.ts'
import type { Check } from './validation.ts'

/** Check of each event's data. */
export declare const eventValidators: Readonly<Record<EventName, Check>>
/** Check of the frames that a server sends on the socket. */
export declare const checkServerFrame: Check
/** Check of the frames that a page sends on the socket. */
export declare const checkClientFrame: Check
`
