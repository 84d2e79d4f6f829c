import type { Contract } from '../contract/contract.ts'

/** Emits the bundled contract as JSON text, for API reference pages. */
export const emitContractDocument = (contract: Contract): string =>
  `/** The whole contract, as JSON. */
export const contractDocument = ${JSON.stringify(JSON.stringify(contract))}
`
