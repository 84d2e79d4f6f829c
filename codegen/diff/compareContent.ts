import type { MediaType } from '../contract/contract.ts'
import type { Operation } from '../contract/operations.ts'
import type { Direction } from './change.ts'
import type { OperationFindings } from './comparison.ts'

type Content = Record<string, MediaType>

const normalize = (content: Content = {}) =>
  new Map(
    Object.entries(content).map(([type, media]) => [type.toLowerCase().replace(/\s/g, ''), media]),
  )

/** The `encoding` of a form's fields, as JSON text; empty if the media type has none. */
const encodingOf = (media: MediaType) => ('encoding' in media ? JSON.stringify(media.encoding) : '')

/** Compares media types and schemas of a request body or response. */
export function compareContent(
  place: string,
  before: Content | undefined,
  after: Content | undefined,
  direction: Direction,
  findings: OperationFindings,
): void {
  const [oldContent, newContent] = [normalize(before), normalize(after)]
  const several = oldContent.size > 1 || newContent.size > 1
  for (const [type, media] of oldContent) {
    const found = newContent.get(type)
    const at = several ? `${place} ${type}` : place
    if (!found) findings.add('breaking', place, `is no longer of type ${type}`)
    else {
      if (encodingOf(media) !== encodingOf(found)) {
        findings.add('breaking', at, 'has another encoding of its fields')
      }
      findings.schemas(at, media.schema, found.schema, direction)
    }
  }
  for (const type of newContent.keys()) {
    if (!oldContent.has(type)) findings.add('added', place, `may now be of type ${type}`)
  }
}

/** Compares the request bodies of an operation, or the data of an event. */
export function compareBody(
  { body: before }: Operation,
  { body: after }: Operation,
  direction: Direction,
  findings: OperationFindings,
): void {
  const place = direction === 'request' ? 'request body' : 'data'
  if (!before || !after) {
    if (before) findings.add('breaking', place, 'is gone')
    else if (after?.required && direction === 'request') {
      findings.add('breaking', place, 'is new and required')
    } else if (after) findings.add('added', place, 'is new')
    return
  }
  if (before.required !== after.required) {
    const breaking = after.required === (direction === 'request')
    const message = after.required ? 'is now required' : 'is no longer required'
    findings.add(breaking ? 'breaking' : 'changed', place, message)
  }
  compareContent(place, before.content, after.content, direction, findings)
}
