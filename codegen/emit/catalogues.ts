import type { Contract } from '../contract/contract.ts'

type ErrorEntry = { messageId: string; status?: number }
type Family = {
  id: string
  messageId: string
  pattern: string
  accept: string[]
  reject: string[]
}

/** Emits the error catalogue (`x-errors`): message id and HTTP status of each code. */
export function emitErrors(contract: Contract): string {
  // `x-errors` is typed as unknown; the contract's linter checks its form.
  const errors = (contract.info['x-errors'] ?? {}) as Record<string, ErrorEntry>
  const messages = Object.entries(errors).map(
    ([code, { messageId }]) => `  ${code}: ${JSON.stringify(messageId)},`,
  )
  const statuses = Object.entries(errors).map(
    ([code, { status }]) => `  ${code}: ${status ?? 200},`,
  )
  return `/** Message id of each code of the contract. */
export const errorMessageIds = {
${messages.join('\n')}
} as const

export type ErrorCode = keyof typeof errorMessageIds
type ErrorMessageId = (typeof errorMessageIds)[ErrorCode]

${emitErrorMessage(errors)}
/** HTTP status of each code. Rejections by a business rule have the status 200. */
export const errorStatuses = {
${statuses.join('\n')}
} as const satisfies Record<ErrorCode, number>
`
}

/** Message id that is derived from the code: `errors.notFound` for NOT_FOUND. */
const namesakeOf = (code: string): string =>
  `errors.${code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`

/**
 * Emits the function that finds a code's message id. The function derives most ids from the code,
 * so that the bundle does not contain both code and id.
 */
function emitErrorMessage(errors: Record<string, ErrorEntry>): string {
  const all = Object.entries(errors)
  const namesakes = all.filter(([code, { messageId }]) => messageId === namesakeOf(code))
  const others = all.filter(([code, { messageId }]) => messageId !== namesakeOf(code))
  return `/** Codes whose message id follows from the code, as errors.notFound from NOT_FOUND. */
const namesakes = /* @__PURE__ */ new Set(
  "${namesakes.map(([code]) => code).join(' ')}".split(" "),
)
const others: Record<string, ErrorMessageId> = {
${others.map(([code, { messageId }]) => `  ${code}: ${JSON.stringify(messageId)},`).join('\n')}
}

/** Message id of a code; undefined for a code that the contract lacks. */
export function errorMessageId(code: string): ErrorMessageId | undefined {
  if (!namesakes.has(code)) return Object.hasOwn(others, code) ? others[code] : undefined
  const name = code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  // The cast is safe: \`namesakes\` contains only codes whose message id exists.
  return \`errors.\${name}\` as ErrorMessageId
}
`
}

/**
 * Emits the pattern families (`x-pattern-families`): their message ids for pages, and their regular
 * expressions for operators.
 */
export function emitPatternFamilies(contract: Contract): { messages: string; families: string } {
  // `x-pattern-families` is typed as unknown; the contract's linter checks its form.
  const families = (contract.info['x-pattern-families'] ?? []) as Family[]
  return {
    messages: `/** Message id of each pattern family. */
export const patternMessageIds = {
${families.map(({ id, messageId }) => `  ${id}: ${JSON.stringify(messageId)},`).join('\n')}
} as const

export type PatternFamily = keyof typeof patternMessageIds
`,
    families: `import type { PatternFamily } from './patternMessages.ts'

/** Regular expression of each family, with texts that it must accept or reject. */
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
