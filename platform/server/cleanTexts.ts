import { normalizeText } from '../../src/lib/text.ts'

/**
 * Operations whose bodies contain registration rules. The regular expressions and samples in the
 * rules are not changed here. They are checked separately.
 */
const verbatimCalls: ReadonlySet<string> = new Set(['publishRules', 'checkRules', 'scheduleRules'])

/** Maximum depth of texts to clean. The contract check rejects all deeper values. */
const maxDepth = 16

/**
 * Names of the password fields. Passwords are not normalized here: some stored passwords contain
 * invisible characters, so the password check compares the typed text, too.
 */
const verbatimFields = /password$|^answer$/i

/** Turns a text of only invisible characters into a space, which the field's check rejects. */
const cleanText = (text: string): string => normalizeText(text) || (text && ' ')

/**
 * Normalizes every text of a body with `normalizeText`, so that the contract check, length limits
 * and stored values ignore invisible characters.
 */
export function cleanTexts(operationId: string, body: unknown): unknown {
  return verbatimCalls.has(operationId) ? body : cleanValue(body, 0)
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      verbatimFields.test(name) ? inner : cleanValue(inner, depth + 1),
    ]),
  )
}

/** Normalizes the values of query parameters like `cleanTexts`. */
export const cleanQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([name, value]) => [name, cleanText(value)]))
