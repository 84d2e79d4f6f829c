import type { Contract } from './contract.ts'
import { createGate, type Gate } from './gate.ts'
import { listOperations } from './operations.ts'
import { type OperationPlan, planOperation } from './plan.ts'
import { createSchemaLibrary, type SchemaLibrary } from './schemas.ts'

/** A contract, ready to be written out: its operations, their schemas, and the judge of values. */
export type PlannedContract = {
  contract: Contract
  plans: OperationPlan[]
  library: SchemaLibrary
  gate: Gate
}

/** Takes every operation's schemas into one library and makes the gate over it. */
export function planContract(contract: Contract): PlannedContract {
  const library = createSchemaLibrary(contract)
  const plans = listOperations(contract).map((operation) =>
    planOperation(contract, library, operation),
  )
  return { contract, plans, library, gate: createGate(library) }
}
