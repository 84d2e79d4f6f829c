import { normalizeText } from '../../src/lib/text.ts'

/** Calls whose texts are an operator's expressions and samples, which have a check of their own. */
const verbatimCalls: ReadonlySet<string> = new Set(['publishRules', 'checkRules', 'scheduleRules'])

/** Deeper than any body of the contract: the check of the contract refuses what lies below. */
const deepest = 16

/** Passwords are cleaned where they are compared: one that was set before may hold a mark. */
const verbatimFields = /password$|^answer$/i

/** A text that shows nothing becomes a space, so that its own check can say that it is missing. */
const cleanText = (text: string): string => normalizeText(text) || (text && ' ')

/**
 * The body of a call with every text as `normalizeText` makes it, so that nothing that a person
 * typed or pasted is held against the contract, counted or stored with invisible marks in it.
 */
export function cleanTexts(operationId: string, body: unknown): unknown {
  return verbatimCalls.has(operationId) ? body : cleanValue(body, 0)
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      verbatimFields.test(name) ? inner : cleanValue(inner, depth + 1),
    ]),
  )
}

/** The parameters of a query, cleaned likewise: what somebody searches for is typed too. */
export const cleanQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([name, value]) => [name, cleanText(value)]))
