import type { Contract } from '../contract/contract.ts'

/** The contract in one piece, as text, for the reference. No page imports it. */
export const emitContractDocument = (contract: Contract): string =>
  `/** The whole contract, as JSON. */
export const contractDocument = ${JSON.stringify(JSON.stringify(contract))}
`
