/**
 * Selects one of the responses that a contract documents for an operation. This module is copied
 * into generated code.
 */
import type { Preference } from './preference.ts'

/** Documented response of an operation, with valid bodies by name. */
export type Answer = {
  mediaType?: string
  headers: Readonly<Record<string, string>>
  /** Name of the default body. */
  preferredName?: string
  /** Names of the bodies from which the request's parameters select one; all are equally good. */
  variants?: readonly string[]
  examples: Readonly<Record<string, unknown>>
  /** True if the bodies are binary, encoded in base64. */
  base64?: true
  /** True if the contract requires a body and no valid body is known. */
  isUnknown?: true
  /** The same response in other documented media types, by media type. */
  others?: Readonly<Record<string, AlternativeBody>>
}

/**
 * Bodies of a response in a media type other than its default; `same` if the bodies in both media
 * types are equal.
 */
export type AlternativeBody = 'same' | Omit<Answer, 'headers' | 'mediaType' | 'others'>

export type Answers = Readonly<Record<string, Answer>>

/** Documented key for a requested status: the status itself, its class (`4XX`), or `default`. */
function documentedKey(answers: Answers, code: string) {
  return [code, `${code[0]}XX`, `${code[0]}xx`, 'default'].find((status) => answers[status])
}

/** HTTP status of a documented key when the request prefers no status. */
const statusOf = (key: string) =>
  /^\d+$/.test(key) ? Number(key) : key === 'default' ? 200 : Number(`${key[0]}00`)

/**
 * Key of the default response: the first success, else `default`, the first redirection, or the
 * first of all.
 */
function usualOf(statuses: readonly string[]): string | undefined {
  const begins = (digit: string) => statuses.find((status) => status.startsWith(digit))
  return begins('2') ?? statuses.find((one) => one === 'default') ?? begins('3') ?? statuses[0]
}

/**
 * Selects the documented response for the preferred status and example name; undefined without a
 * match.
 */
export function choose(answers: Answers, { code, example }: Preference) {
  const statuses = Object.keys(answers)
  const candidates =
    code === undefined ? [usualOf(statuses), ...statuses] : [documentedKey(answers, code)]
  const key = candidates.find(
    (one) =>
      one !== undefined &&
      (example === undefined || Object.hasOwn(answers[one]?.examples ?? {}, example)),
  )
  return key === undefined ? undefined : { key, status: Number(code ?? statusOf(key)) }
}

/** Media ranges of an `Accept` header, in order of preference, without those of quality 0. */
function rangesOf(accept: string): string[] {
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((one) => one.startsWith('q='))
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ type }) => type)
}

const essenceOf = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase() ?? ''

const fits = (range: string, mediaType: string) =>
  range === '*/*' ||
  range === essenceOf(mediaType) ||
  (range.endsWith('/*') && essenceOf(mediaType).startsWith(range.slice(0, -1)))

/**
 * Returns the response in the media type that `Accept` prefers. If `Accept` matches no documented
 * media type, returns the response in its default media type.
 */
export function negotiate(answer: Answer, accept: string | null): Answer {
  const { mediaType, others } = answer
  if (!others || mediaType === undefined || accept === null) return answer
  const offered = [mediaType, ...Object.keys(others)]
  const wanted = rangesOf(accept)
    .map((range) => offered.find((one) => fits(range, one)))
    .find((one) => one !== undefined)
  const other = wanted === undefined ? undefined : others[wanted]
  if (wanted === undefined || other === undefined) return answer
  if (other === 'same') return { ...answer, mediaType: wanted }
  return { headers: answer.headers, mediaType: wanted, ...other }
}

/** 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * Name of the body for a request. Equal requests get equal bodies, independent of earlier requests.
 * @param basis operation and parameters of the request.
 */
export function bodyNameOf({ preferredName, variants = [] }: Answer, basis: unknown) {
  if (variants.length === 0) return preferredName
  return variants[hashOf(JSON.stringify(basis)) % variants.length]
}
