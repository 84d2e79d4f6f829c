import { isNode, readOwn } from '../contract/readDocument.ts'
import { isJson } from '../send/bodies.ts'
import { type Extras, mediaOf, placeFor, type Sample } from '../send/request.ts'
import { type Finding, findRejection, onlyFails, type Subject, send } from './checks.ts'
import { guess } from './guess.ts'
import { guessText } from './readText.ts'

type Variant = { what: string; changes: Partial<Sample>; extras?: Extras }

/**
 * Variants of the sample request, each with one more optional parameter for which a valid value is
 * found.
 */
async function withParameters({ document, judge, operation, sample }: Subject): Promise<Variant[]> {
  const variants = operation.parameters.map(async (parameter): Promise<Variant[]> => {
    const place = placeFor(parameter.where)
    if (readOwn(sample[place], parameter.name) !== undefined) return []
    const value = await guess(document, judge, parameter.schema, 'request')
    // Null, empty lists and objects, and non-ASCII text in a header have no defined encoding.
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'object' && Object.keys(value).length === 0) return []
    if (place === 'headers' && /[^\x20-\x7e]/.test(JSON.stringify(value))) return []
    const changes = { [place]: { ...sample[place], [parameter.name]: value } }
    return [{ what: `${place} ${parameter.name}=${JSON.stringify(value)}`, changes }]
  })
  return (await Promise.all(variants)).flat()
}

/** Variants of the sample request, each without one optional property of its body. */
async function withSmallerBodies({ judge, operation, sample }: Subject): Promise<Variant[]> {
  const media = mediaOf(operation, sample)
  const { body } = sample
  if (!media || !isJson(media.type) || !isNode(body)) return []
  const variants: Variant[] = []
  for (const name of Object.keys(body)) {
    const { [name]: _, ...rest } = body
    const isValid = (await judge.reasons(media.schema, rest, 'request')).length === 0
    if (isValid) variants.push({ what: `a body without ${name}`, changes: { body: rest } })
  }
  return variants
}

/** Variants of the sample request, each with the same body in another documented media type. */
async function inOtherTypes({ judge, operation, sample }: Subject): Promise<Variant[]> {
  const { body } = sample
  const variants: Variant[] = []
  for (const { type, schema } of operation.body?.content ?? []) {
    const isForm = type === 'application/x-www-form-urlencoded' && isNode(body)
    if (type === sample.mediaType || body === undefined || !(isForm || isJson(type))) continue
    const isValid = (await judge.reasons(schema, body, 'request')).length === 0
    if (isValid) variants.push({ what: `a body of ${type}`, changes: { mediaType: type } })
  }
  return variants
}

/** Checks that the mock accepts valid variants of the sample request. */
export async function checkAcceptance(subject: Subject): Promise<Finding[]> {
  const { operation, sample } = subject
  const { server, queryKeys } = operation
  const own = new Set(operation.parameters.map(({ name }) => name))
  const keyed = queryKeys
    .filter((name) => !own.has(name))
    .map((name) => `${encodeURIComponent(name)}=secret`)
  const address = URL.parse(server, 'http://mock.test')?.href
  const variants: Variant[] = [
    ...(keyed.length > 0 ? [{ what: 'its API key', changes: {}, extras: { query: keyed } }] : []),
    ...(address
      ? [{ what: `the server ${address}`, changes: {}, extras: { server: address } }]
      : []),
    ...(operation.body && !operation.body.required && sample.mediaType !== undefined
      ? [{ what: 'no body', changes: { body: undefined, base64: undefined } }]
      : []),
    ...(await withParameters(subject)),
    ...(await withSmallerBodies(subject)),
    ...(await inOtherTypes(subject)),
  ]
  const findings = variants.map(async ({ what, changes, extras }): Promise<Finding> => {
    const reply = await send(subject, changes, extras)
    const wrong = onlyFails(operation) ? [] : findRejection(reply)
    return { check: 'accepted', operation: operation.key, what, wrong }
  })
  return Promise.all(findings)
}

/** Checks that the independent validator (the judge) accepts the sample request. */
export async function checkSample({
  document,
  judge,
  operation,
  sample,
}: Subject): Promise<Finding[]> {
  const media = mediaOf(operation, sample)
  const wrong: string[] = []
  for (const parameter of operation.parameters) {
    const value = readOwn(sample[placeFor(parameter.where)], parameter.name)
    if (value === undefined) {
      if (parameter.required) wrong.push(`has no ${parameter.where} ${parameter.name}`)
      continue
    }
    const reasons = await judge.reasons(parameter.schema, value, 'request')
    wrong.push(...reasons.map((reason) => `${parameter.where} ${parameter.name} ${reason}`))
  }
  if (operation.body?.required && !media) wrong.push('has no body')
  if (media && isJson(media.type))
    wrong.push(...(await judge.reasons(media.schema, sample.body, 'request')))
  else if (media?.type.startsWith('text/') && typeof sample.body === 'string') {
    const carrier = { isJson: false, explode: false, schema: media.schema }
    wrong.push(...(await guessText(document, judge, carrier, sample.body, 'request')))
  }
  return [{ check: 'sample request', operation: operation.key, what: 'the sample', wrong }]
}
