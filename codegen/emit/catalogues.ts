import type { Contract } from '../contract/contract.ts'

type ErrorEntry = { messageId: string; status?: number }
type Family = {
  id: string
  messageId: string
  pattern: string
  accept: string[]
  reject: string[]
}

/** The error catalogue (`x-errors`): which message a code is shown as, and its status. */
export function emitErrors(contract: Contract): string {
  // An extension has no schema: openapi/errors.yaml is written in this form.
  const errors = (contract.info['x-errors'] ?? {}) as Record<string, ErrorEntry>
  const messages = Object.entries(errors).map(
    ([code, { messageId }]) => `  ${code}: ${JSON.stringify(messageId)},`,
  )
  const statuses = Object.entries(errors).map(
    ([code, { status }]) => `  ${code}: ${status ?? 200},`,
  )
  return `/** The message that each code of the contract is shown as. */
export const errorMessageIds = {
${messages.join('\n')}
} as const

export type ErrorCode = keyof typeof errorMessageIds

/** The status that each code travels with; 200 is a rejected business rule. */
export const errorStatuses = {
${statuses.join('\n')}
} as const satisfies Record<ErrorCode, number>
`
}

/**
 * The pattern families (\`x-pattern-families\`): message ids for the page, expressions for
 * operators.
 */
export function emitPatternFamilies(contract: Contract): { messages: string; families: string } {
  // An extension has no schema: openapi/patternFamilies.yaml is written in this form.
  const families = (contract.info['x-pattern-families'] ?? []) as Family[]
  return {
    messages: `/** The message of each pattern family (REG-19). */
export const patternMessageIds = {
${families.map(({ id, messageId }) => `  ${id}: ${JSON.stringify(messageId)},`).join('\n')}
} as const

export type PatternFamily = keyof typeof patternMessageIds
`,
    families: `import type { PatternFamily } from './patternMessages.ts'

/** What an operator starts from, per family, with samples that prove the expression. */
export const patternFamilies: Record<
  PatternFamily,
  { pattern: string; accept: readonly string[]; reject: readonly string[] }
> = {
${families
  .map(
    ({ id, pattern, accept, reject }) => `  ${id}: ${JSON.stringify({ pattern, accept, reject })},`,
  )
  .join('\n')}
}
`,
  }
}
