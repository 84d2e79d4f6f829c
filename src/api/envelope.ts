import { ApiError, failureFromRejection } from './failure.ts'
import type { components } from './gen/paths.ts'

type Rejection = components['schemas']['Rejection']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A rejection of an older platform may carry codes that the contract does not list.
const isRejection = (body: Record<string, unknown>): body is Rejection =>
  body.success === false && typeof body.code === 'string'

/**
 * Opens the envelope, once for the whole portal: asks the status first, then `success`.
 * @returns the answer's value, null when it carries none (a query cache takes no undefined).
 * @throws {ApiError} for everything that is no success.
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
