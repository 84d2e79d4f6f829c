import { facetsOf } from '../contract/facets.ts'
import { isNode, type Node, type Place, readOwn } from '../contract/readDocument.ts'
import { isJson } from '../send/bodies.ts'
import { mediaOf, type Sample } from '../send/request.ts'
import { answerFor, type Finding, findRejection, onlyFails, type Subject, send } from './checks.ts'
import { guess } from './guess.ts'

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

type Field = [name: string, value: unknown]

/**
 * Changes of the sample request, and the values that the response should echo: those of the body
 * and of the path. The last path parameter also counts as the `id` if its name ends with `id`.
 */
type Said = { changes: Partial<Sample>; fields: Field[] }

/** Changes the sample request to other valid path parameters. */
async function otherPath({ document, judge, operation, sample }: Subject): Promise<Said> {
  const parameters = operation.parameters.filter(({ where }) => where === 'path')
  const path: Record<string, unknown> = { ...sample.path }
  const fields: Said['fields'] = []
  for (const { name, schema } of parameters) {
    const before = readOwn(sample.path, name)
    const value = await guess(document, judge, schema, 'request', 0, before)
    if (!isScalar(value) || value === '') continue
    path[name] = value
    fields.push([name, value])
  }
  const last = [...operation.path.matchAll(/\{([^}]+)\}/g)].at(-1)?.[1]
  const isLast = operation.path.endsWith(`{${last}}`)
  const id = fields.find(([name]) => name === last && /id$/i.test(name) && isLast)
  // An `id` that does not end the path belongs to an outer item.
  const others = fields.filter(([name]) => name !== 'id')
  return { changes: { path }, fields: id ? [...others, ['id', id[1]]] : others }
}

/** Changes the plain fields of the sample's body to other valid values. */
async function otherBody({ document, judge, operation, sample }: Subject): Promise<Said> {
  const media = mediaOf(operation, sample)
  const isSent = !['GET', 'HEAD', 'TRACE'].includes(operation.method)
  if (!isSent || !media || !isJson(media.type) || !isNode(sample.body)) {
    return { changes: {}, fields: [] }
  }
  let body: Node = sample.body
  for (const [name, before] of Object.entries(sample.body)) {
    if (!isScalar(before)) continue
    const property = facetsOf(document, media.schema)
      .map(({ steps, value }) => ({
        steps: [...steps, 'properties', name],
        value: readOwn(readOwn(value, 'properties'), name),
      }))
      .find(({ value }) => value !== undefined)
    const value = property && (await guess(document, judge, property, 'request', 0, before))
    const changed = { ...body, [name]: value }
    const isValid =
      isScalar(value) && (await judge.reasons(media.schema, changed, 'request')).length === 0
    if (isValid) body = changed
  }
  const fields = Object.entries(body).filter(([, value]) => isScalar(value))
  return { changes: { body }, fields }
}

/**
 * Object in a response, and a function that returns the whole response with another object in its
 * place.
 */
type AnswerPlace = { body: Node; wrap: (body: Node) => Node }

/** Objects of a response that may echo values: the outermost one, and the only object inside it. */
function placesOf(value: unknown): AnswerPlace[] {
  if (!isNode(value)) return []
  const objects = Object.entries(value).filter(([, member]) => isNode(member))
  const [only] = objects
  const own = { body: value, wrap: (body: Node) => body }
  if (objects.length !== 1 || !only || !isNode(only[1])) return [own]
  const [name, inner] = only
  return [own, { body: inner, wrap: (body: Node) => ({ ...value, [name]: body }) }]
}

const same = (one: unknown, other: unknown) => String(one) === String(other)

/**
 * Compares the submitted values with the response's properties of the same names. Properties that
 * could not have the submitted value are skipped.
 */
async function fieldsBack(
  { judge, operation }: Subject,
  schema: Place,
  { body, wrap }: AnswerPlace,
  fields: readonly Field[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, sent] of fields.filter(([one]) => Object.hasOwn(body, one))) {
    const candidates = [sent, String(sent), Number(sent)].filter((one) => !Number.isNaN(one))
    const verdicts = await Promise.all(
      candidates.map((one) => judge.reasons(schema, wrap({ ...body, [name]: one }), 'response')),
    )
    if (verdicts.every((wrong) => wrong.length > 0)) continue
    const got = body[name]
    const wrong = same(got, sent) ? [] : [`sent ${String(sent)}, came ${JSON.stringify(got)}`]
    findings.push({ check: 'comes back', operation: operation.key, what: name, wrong })
  }
  return findings
}

/**
 * Checks that submitted values are accepted, and that the response echoes each of them that its
 * schema allows.
 */
export async function checkEcho(subject: Subject): Promise<Finding[]> {
  const { operation } = subject
  const [path, body] = [await otherPath(subject), await otherBody(subject)]
  const variables = path.changes.path ?? subject.sample.path
  const isClear = ([name, value]: Field) =>
    !Object.hasOwn(variables, name) || same(variables[name], value)
  const fields = [...new Map([...path.fields, ...body.fields.filter(isClear)])]
  if (fields.length === 0) return []
  const reply = await send(subject, { ...path.changes, ...body.changes })
  const what = `other values: ${JSON.stringify(Object.fromEntries(fields)).slice(0, 300)}`
  const accepted = {
    check: 'accepted',
    operation: operation.key,
    what,
    wrong: onlyFails(operation) ? [] : findRejection(reply),
  }
  const answer = reply && reply.status < 300 ? answerFor(operation, reply.status) : undefined
  const media = answer?.content.find(({ type }) => isJson(type))
  if (!reply || !media || !isJson(reply.type) || reply.text === '') return [accepted]
  const value: unknown = JSON.parse(reply.text)
  const [place] = placesOf(value).filter(({ body: one }) =>
    fields.some(([name]) => Object.hasOwn(one, name)),
  )
  return place
    ? [accepted, ...(await fieldsBack(subject, media.schema, place, fields))]
    : [accepted]
}
