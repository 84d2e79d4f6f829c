import { type ParameterFacts, readForm as readFields } from '../../src/api/gen/parameters.ts'
import { FaultError } from './faultError.ts'
import { findRoute } from './routes.ts'

/**
 * What a request may send, in bytes, to any path but the calls that the table below allows more.
 */
const usualLimit = 64 * 1024
/**
 * A draft of 300 fields with labels, options and samples is larger than a player's call ever is.
 */
const limits: Partial<Record<string, number>> = {
  publishRules: 2 * 1024 * 1024,
  checkRules: 2 * 1024 * 1024,
  scheduleRules: 2 * 1024 * 1024,
}

/** The most bytes that a request may send to a path, whether or not anything answers there. */
export function bodyLimitOf(method: string, path: string): number {
  const route = findRoute(method, path)
  if (route?.kind !== 'operation') return usualLimit
  const { id, bytes } = route.operation
  const sizes: (number | null)[] = bytes ? Object.values(bytes) : [limits[id] ?? usualLimit]
  return Math.max(...sizes.map((size) => size ?? Number.POSITIVE_INFINITY))
}

/**
 * Reads a request's JSON body, holding no more of it than the operation may send.
 * @throws {FaultError} 413 when it is larger; one generic 400 when it is no JSON, in whatever way.
 */
export async function readJson(request: Request, operationId: string): Promise<unknown> {
  return parseJson(await readTyped(request, operationId, isJson))
}

/**
 * Reads a request's form-encoded body, its fields typed as the contract has them.
 * @throws {FaultError} as `readJson` does.
 */
export async function readForm(
  request: Request,
  operationId: string,
  facts: readonly ParameterFacts[],
): Promise<unknown> {
  const text = decode(await readTyped(request, operationId, isForm))
  // An encoding that stands for no text in UTF-8 is no readable body either.
  if (!isDecodable(text)) throw new FaultError('BODY_UNREADABLE')
  return readFields(facts, text)
}

/** The body's bytes, when it is of the right type and not too large. */
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
 * Reads a request's body as it is, for an operation whose body is a file.
 * @param limits the media types that it may be of, each with the most bytes; null where any number
 *   may come.
 * @throws {FaultError} 422 when it is of another media type, 413 when it is larger than that type
 *   may be.
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

/** @throws {FaultError} the generic 400 when the bytes are not JSON in UTF-8. */
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
 * Reads a request's body, holding no more of it than `limit` bytes, whatever length its head
 * claims.
 * @throws {FaultError} 413 when it is larger; 400 when its sender goes away in the middle.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) {
    throw new FaultError('BODY_TOO_LARGE')
  }
  // One buffer that grows: a list of pieces would cost far more than the bytes of many small ones.
  let bytes = new Uint8Array(Math.min(limit, firstBuffer))
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    // A caller that goes away in the middle has sent no readable body either.
    const piece = await reader?.read().catch(() => {
      throw new FaultError('BODY_UNREADABLE')
    })
    if (!piece || piece.done) return bytes.subarray(0, size)
    const end = size + piece.value.byteLength
    if (end > limit) {
      // Not awaited: of a request that was cloned, `cancel` ends only once every copy is cancelled.
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
