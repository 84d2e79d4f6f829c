import { ApiError, failureFromRejection } from './failure.ts'
import type { components } from './gen/paths.ts'

type Rejection = components['schemas']['Rejection']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A rejection of an older platform may have a code that the contract does not list.
const isRejection = (body: Record<string, unknown>): body is Rejection =>
  body.success === false && typeof body.code === 'string'

/**
 * Opens the envelope of a response. A rejection is recognised at any HTTP status; every other body
 * requires a successful status.
 * @returns the response's value; null for a response without a value (a query cache rejects
 * undefined).
 * @throws {ApiError} for everything other than a success.
 */
export async function openEnvelope(call: string, response: Response): Promise<unknown> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiError(call, { kind: 'broken', status: response.status })
  }
  if (isRecord(body) && isRejection(body)) {
    throw new ApiError(call, failureFromRejection(body, response.status, response.headers))
  }
  if (!response.ok) throw new ApiError(call, { kind: 'broken', status: response.status })
  if (!isRecord(body) || body.success !== true) {
    throw new ApiError(call, {
      kind: 'contract',
      path: '',
      violations: ['the envelope is missing'],
    })
  }
  return body.value ?? null
}
