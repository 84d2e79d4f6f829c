import { facetsOf, propertiesOf, requiredOf, typesOf } from '../contract/facets.ts'
import type { Media } from '../contract/operations.ts'
import { descend, isNode, type Node, type Place } from '../contract/readDocument.ts'
import { essence, isJson } from '../send/bodies.ts'
import { mediaOf } from '../send/request.ts'
import type { BadRequest } from './badRequest.ts'
import type { Subject } from './checks.ts'

type Change = {
  kind: 'missing' | 'extra' | 'type'
  what: string
  value: unknown
  expectedName: string
}

/** Number of nested levels of a body in which violations are created. */
const mostLevels = 3

/** Values of different types. At least one of them is invalid for any typed field. */
const wrongTypes = ['wrong', 12345, true, { wrong: 1 }, ['wrong'], null]

/** Invalid values of a form field that is not a string. */
const wrongTexts = ['wrong']

/**
 * Changed copies of a body: without one required field, with one unknown field, or with one field
 * of a wrong type.
 */
function changesOf(
  { document }: Subject,
  schema: Place,
  value: unknown,
  isForm: boolean,
): Change[] {
  const at = (place: Place, node: unknown, path: string, level: number): Change[] => {
    if (level > mostLevels) return []
    if (Array.isArray(node)) {
      const inner = at(descend(document, place, 'items'), node[0], `${path}/0`, level + 1)
      return inner.map((change) => ({ ...change, value: [change.value, ...node.slice(1)] }))
    }
    if (!isNode(node)) return []
    const facets = facetsOf(document, place)
    const properties = propertiesOf(document, facets)
    return [
      ...omitRequired(node, requiredOf(facets), path),
      {
        kind: 'extra',
        what: `${path}/unheardOf`,
        value: { ...node, unheardOf: 1 },
        expectedName: 'unheardOf',
      },
      ...Object.entries(node).flatMap(([name, field]): Change[] => {
        const property = properties.get(name)
        if (!property) return []
        // The encoding of a missing property inside a form field is not defined.
        const inner = isForm ? [] : at(property, field, `${path}/${name}`, level + 1)
        const types = typesOf(facetsOf(document, property))
        const takesText = types.includes('string') || types.includes('array')
        const others = isForm ? (takesText ? [] : wrongTexts) : wrongTypes
        return [
          ...others.map((other) => ({
            kind: 'type' as const,
            what: `${path}/${name}=${JSON.stringify(other)}`,
            value: { ...node, [name]: other },
            expectedName: name,
          })),
          ...inner.map((change) => ({ ...change, value: { ...node, [name]: change.value } })),
        ]
      }),
    ]
  }
  return at(schema, value, '', 1)
}

const omitRequired = (node: Node, required: readonly string[], path: string): Change[] =>
  required
    .filter((name) => Object.hasOwn(node, name))
    .map((name) => {
      const { [name]: _, ...rest } = node
      return { kind: 'missing', what: `${path} without ${name}`, value: rest, expectedName: name }
    })

const isForm = ({ type }: Media) =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(type))

/**
 * Requests whose body the independent validator rejects. Only the first rejected value of each
 * field is used.
 */
async function brokenBodies(subject: Subject, media: Media): Promise<BadRequest[]> {
  const { judge, sample } = subject
  const bad: BadRequest[] = []
  const done = new Set<string>()
  for (const { kind, what, value, expectedName } of changesOf(
    subject,
    media.schema,
    sample.body,
    isForm(media),
  )) {
    const place = kind === 'type' ? what.slice(0, what.indexOf('=')) : what
    if (done.has(place) || !(await judge.isWrong(media.schema, value))) continue
    done.add(place)
    bad.push({ kind, what: `body ${what}`, changes: { body: value }, expectedName })
  }
  return bad
}

/** Requests with a body that violates its schema, has an undocumented media type, or is missing. */
export async function badBodies(subject: Subject): Promise<BadRequest[]> {
  const { operation, sample } = subject
  const media = mediaOf(operation, sample)
  const isSent = !['GET', 'HEAD', 'TRACE'].includes(operation.method)
  if (!operation.body || !media || !isSent) return []
  // A form without fields is sent as an empty body, so it cannot be distinguished from a missing
  // body.
  const isEmpty = isForm(media) && isNode(sample.body) && Object.keys(sample.body).length === 0
  const hasBody = (sample.body !== undefined && !isEmpty) || sample.base64 !== undefined
  const offered = operation.body.content.map(({ type }) => essence(type))
  return [
    ...(isJson(media.type) || isForm(media) ? await brokenBodies(subject, media) : []),
    ...(hasBody && !offered.includes('*/*')
      ? [
          {
            kind: 'content type' as const,
            what: 'text/x-unheard-of',
            changes: { mediaType: media.type },
            extras: { headers: { 'Content-Type': 'text/x-unheard-of' } },
            expectedName: /content.?type|media.?type/i,
          },
        ]
      : []),
    ...(operation.body.required && hasBody
      ? [
          {
            kind: 'no body' as const,
            what: 'no body',
            changes: { body: undefined, base64: undefined },
            expectedName: /body/i,
          },
        ]
      : []),
  ]
}
