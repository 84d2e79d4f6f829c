/** Rewrites the platform's responses that contain registration rules, which the gateway owns. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { RegistrationRules } from '../../platform/domain/accounts/registration/registrationFields.ts'
import { findRoute } from '../../platform/server/routes.ts'
import { isDeeperThan, withNumber } from './jsonMember.ts'

/** Changes the text of a response. Undefined leaves it unchanged. */
export type Rewrite = (json: string, rules: RegistrationRules) => string | undefined

/** Limits above any real status. Parsing blocks the event loop, so size and depth are bounded. */
const rewritableBytes = 1024 * 1024
const rewritableDepth = 64

const registers: ReadonlySet<string> = new Set(['registerMember', 'registerMemberByMobile'])

/** Rewrite for the response of a call. Undefined for most calls. */
export function rewriteOf(method: string, path: string): Rewrite | undefined {
  const route = findRoute(method, path)
  if (route?.kind !== 'operation') return undefined
  const { id } = route.operation
  if (id === 'getStatus') return nameOwnVersion
  return registers.has(id) ? keepOwnRules : undefined
}

/** The page fetches the rules when the status names another version than its own. */
const nameOwnVersion: Rewrite = (json, { version }) => {
  const envelope = parse(json)
  if (envelope?.success !== true) return undefined
  return withNumber(json, ['value', 'register', 'rulesVersion'], version)
}

/**
 * A platform with its own rules always reports that the form has an outdated version. Its field
 * errors are passed on, but not its rules, which the page would adopt.
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

/** A response that was read completely to be changed. */
export type WholeAnswer = { headers: IncomingHttpHeaders; body: Buffer }

/**
 * Reads a response and rewrites it, if it is of a kind that can be rewritten.
 *
 * @throws the errors of reading the body.
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
  // These headers describe the original bytes.
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
    // A body without a set encoding yields buffers.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > rewritableBytes) throw new Error('The answer is too large to be read whole')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
