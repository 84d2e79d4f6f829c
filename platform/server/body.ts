import { type ParameterFacts, readForm as readFields } from '../../src/api/gen/parameters.ts'
import { FaultError } from './faultError.ts'
import { findRoute } from './routes.ts'

/** Maximum size of a body in bytes, unless the table below allows more. */
const usualLimit = 64 * 1024
/** Larger limits: registration rules may have 300 fields with labels, options and samples. */
const limits: Partial<Record<string, number>> = {
  publishRules: 2 * 1024 * 1024,
  checkRules: 2 * 1024 * 1024,
  scheduleRules: 2 * 1024 * 1024,
}

/** Maximum size of a request body in bytes. A path without an operation has the usual limit. */
export function bodyLimitOf(method: string, path: string): number {
  const route = findRoute(method, path)
  if (route?.kind !== 'operation') return usualLimit
  const { id, bytes } = route.operation
  const sizes: (number | null)[] = bytes ? Object.values(bytes) : [limits[id] ?? usualLimit]
  return Math.max(...sizes.map((size) => size ?? Number.POSITIVE_INFINITY))
}

/**
 * Reads a JSON body and buffers no more than the operation allows.
 * @throws {FaultError} 413 if the body is larger; the same 400 for any invalid JSON.
 */
export async function readJson(request: Request, operationId: string): Promise<unknown> {
  return parseJson(await readTyped(request, operationId, isJson))
}

/**
 * Reads a form-encoded body, with its fields converted to the contract's types.
 * @throws {FaultError} like `readJson`.
 */
export async function readForm(
  request: Request,
  operationId: string,
  facts: readonly ParameterFacts[],
): Promise<unknown> {
  const text = decode(await readTyped(request, operationId, isForm))
  // Percent-encoding that does not decode to UTF-8 counts as unreadable.
  if (!isDecodable(text)) throw new FaultError('BODY_UNREADABLE')
  return readFields(facts, text)
}

/** Bytes of the body, if its type and size are allowed. */
async function readTyped(
  request: Request,
  operationId: string,
  isRight: (contentType: string | null) => boolean,
): Promise<Uint8Array> {
  const limit = limits[operationId] ?? usualLimit
  if (!isRight(request.headers.get('Content-Type'))) throw new FaultError('BODY_UNREADABLE')
  return readBody(request, limit)
}

/**
 * Reads the body of an operation that accepts a file.
 * @param limits allowed media types with their maximum size in bytes; null for no maximum.
 * @throws {FaultError} 422 for another media type; 413 if the body exceeds the type's maximum.
 */
export async function readBytes(
  request: Request,
  limits: Readonly<Record<string, number | null>>,
): Promise<Uint8Array> {
  const sent = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!Object.hasOwn(limits, sent)) {
    const reason = `must be ${Object.keys(limits).join(' or ')}`
    throw new FaultError('REQUEST_INVALID', {
      problems: [{ path: 'Content-Type', code: 'CONTRACT', reason }],
    })
  }
  return readBody(request, limits[sent] ?? Number.POSITIVE_INFINITY)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FaultError('BODY_UNREADABLE')
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
    return true
  } catch {
    return false
  }
}

/** @throws {FaultError} 400 if the bytes are not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new FaultError('BODY_UNREADABLE')
  }
}

const isJson = (contentType: string | null) =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const isForm = (contentType: string | null) =>
  /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i.test(
    contentType?.trim() ?? '',
  )

/**
 * Reads a body and buffers no more than `limit` bytes, regardless of its Content-Length.
 * @throws {FaultError} 413 if the body is larger; 400 if its sender disconnects.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) {
    throw new FaultError('BODY_TOO_LARGE')
  }
  // A single growing buffer, because a list of many small chunks would cost much more memory.
  let bytes = new Uint8Array(Math.min(limit, firstBuffer))
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    // A body whose sender disconnects counts as unreadable.
    const piece = await reader?.read().catch(() => {
      throw new FaultError('BODY_UNREADABLE')
    })
    if (!piece || piece.done) return bytes.subarray(0, size)
    const end = size + piece.value.byteLength
    if (end > limit) {
      // The promise of `cancel` is not awaited: for a cloned request, that promise resolves only
      // after every clone is cancelled.
      reader?.cancel().catch(() => {})
      throw new FaultError('BODY_TOO_LARGE')
    }
    if (end > bytes.byteLength) bytes = enlarge(bytes, Math.max(end, 2 * bytes.byteLength))
    bytes.set(piece.value, size)
    size = end
  }
}

const firstBuffer = 8 * 1024

function enlarge(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size)
  larger.set(bytes)
  return larger
}
