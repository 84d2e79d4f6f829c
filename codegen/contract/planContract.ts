import type { Contract, MediaType } from './contract.ts'
import { type ContractEvent, type ContractSocket, findSocket, listEvents } from './events.ts'
import { createGate, type Gate } from './gate.ts'
import { listOperations } from './operations.ts'
import { type OperationPlan, planOperation } from './plan.ts'
import { createSchemaLibrary, type SchemaLibrary } from './schemas.ts'

/**
 * Event with the name of its data's schema. The name is undefined for an event without JSON data.
 */
export type EventPlan = ContractEvent & { schema: string | undefined }

/** Socket with the schema names of its frames. */
export type SocketPlan = ContractSocket & {
  serverSchema: string | undefined
  clientSchema: string | undefined
}

/** Contract that is ready for code generation: operations, schema library and gate. */
export type PlannedContract = {
  contract: Contract
  plans: OperationPlan[]
  events: EventPlan[]
  socket: SocketPlan | undefined
  library: SchemaLibrary
  gate: Gate
}

/**
 * Adds the schemas of all operations and events to one schema library, and creates the gate of this
 * library.
 */
export function planContract(contract: Contract): PlannedContract {
  const library = createSchemaLibrary(contract)
  const plans = listOperations(contract).map((operation) =>
    planOperation(contract, library, operation),
  )
  const nameOf = ({ schema }: MediaType, hint: string) =>
    schema === undefined ? undefined : library.add(schema, hint)
  const events = listEvents(contract).map((event) => ({
    ...event,
    schema: nameOf(event.media, `event.${event.name}`),
  }))
  const found = findSocket(contract)
  const socket = found && {
    ...found,
    serverSchema: nameOf(found.serverFrame, 'socket.serverFrame'),
    clientSchema: nameOf(found.clientFrame, 'socket.clientFrame'),
  }
  return { contract, plans, events, socket, library, gate: createGate(library) }
}
