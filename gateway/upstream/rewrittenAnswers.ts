/**
 * Rewrites responses of the platform that contain registration rules, since the gateway manages the
 * rules.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { RegistrationRules } from '../../platform/domain/accounts/registration/registrationFields.ts'
import { findRoute } from '../../platform/server/routes.ts'
import { isDeeperThan, withNumber } from './jsonMember.ts'

/** Changes the JSON text of a response. Returns undefined to leave the response unchanged. */
export type Rewrite = (json: string, rules: RegistrationRules) => string | undefined

/**
 * Limits far above any real response. Parsing blocks the event loop, so size and depth are limited.
 */
const rewritableBytes = 1024 * 1024
const rewritableDepth = 64

const registers: ReadonlySet<string> = new Set(['registerMember', 'registerMemberByMobile'])

/**
 * Finds the rewrite for the response of a call. Undefined for calls whose response is not
 * rewritten.
 */
export function rewriteOf(method: string, path: string): Rewrite | undefined {
  const route = findRoute(method, path)
  if (route?.kind !== 'operation') return undefined
  const { id } = route.operation
  if (id === 'getStatus') return nameOwnVersion
  return registers.has(id) ? keepOwnRules : undefined
}

/**
 * Writes the version of the gateway's rules into the system status. A page whose rules have another
 * version then fetches the rules from the gateway.
 */
const nameOwnVersion: Rewrite = (json, { version }) => {
  const envelope = parse(json)
  if (envelope?.success !== true) return undefined
  return withNumber(json, ['value', 'register', 'rulesVersion'], version)
}

/**
 * Rewrites a `RULES_CHANGED` response. The platform returns this response because the form follows
 * the gateway's rules and not the platform's rules. The platform's field errors are passed on. The
 * platform's rules are removed or replaced, because the page would use them.
 */
const keepOwnRules: Rewrite = (json, rules) => {
  const envelope = parse(json)
  if (envelope?.success !== false || envelope.code !== 'RULES_CHANGED') return undefined
  const { value } = envelope
  const details = isObject(value) ? value : {}
  const { rules: _, ...others } = details
  const fields = Array.isArray(details.fields) ? details.fields : []
  return JSON.stringify(
    fields.length > 0
      ? { ...envelope, code: 'FIELDS_INVALID', value: others }
      : { ...envelope, value: { ...others, rules } },
  )
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const decoders: Partial<
  Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
}

/** Headers and complete body of a response. */
export type WholeAnswer = { headers: IncomingHttpHeaders; body: Buffer }

/**
 * Reads a response completely and rewrites it. A response that the rewrite does not apply to is
 * returned unchanged.
 *
 * @throws {Error} when the body breaks off, is too large or is nested too deeply.
 */
export async function rewritten(
  { headers, body }: { headers: IncomingHttpHeaders; body: Readable },
  rewrite: Rewrite,
  rules: RegistrationRules,
): Promise<WholeAnswer> {
  const bytes = await readWhole(body)
  const { 'content-encoding': encoding = 'identity' } = headers
  const decode = decoders[encoding.toLowerCase()]
  const plain = decode
    ? await decode(bytes, { maxOutputLength: rewritableBytes }).catch(() => bytes)
    : bytes
  const text = plain.toString()
  if (isDeeperThan(rewritableDepth, text)) throw new Error('The answer is nested too deeply')
  const changed = rewrite(text, rules)
  if (changed === undefined) return { headers, body: bytes }
  // These headers describe the body before the rewrite, so they are removed.
  const {
    'content-encoding': _,
    'content-length': __,
    'last-modified': ___,
    etag: ____,
    ...others
  } = headers
  return { headers: others, body: Buffer.from(changed) }
}

async function readWhole(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    // The cast is safe: a body without `setEncoding` yields buffers.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > rewritableBytes) throw new Error('The answer is too large to be read whole')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
