import { facetsOf, propertiesOf, typesOf } from '../contract/facets.ts'
import { type Document, type Place, readOwn } from '../contract/readDocument.ts'
import type { Judge } from '../judge/judge.ts'
import type { Side } from '../judge/sideView.ts'

/**
 * Encoding of a value as text: JSON, or OpenAPI's style `simple`. `explode` writes an object as
 * `k=v` instead of `k,v`.
 */
type Carrier = { isJson: boolean; explode: boolean; schema: Place }

function scalars(text: string): unknown[] {
  const isPlain = /^(true|false|null|-?\d.*)$/.test(text)
  try {
    return isPlain ? [JSON.parse(text), text] : [text]
  } catch {
    return [text]
  }
}

const scalarFor = (document: Document, schema: Place | undefined, text: string): unknown => {
  const types = schema ? typesOf(facetsOf(document, schema)) : []
  return types.includes('string') ? text : scalars(text)[0]
}

function members(document: Document, { schema, explode }: Carrier, text: string) {
  const pieces = text.split(',')
  const pairs = explode
    ? pieces.map((piece) => piece.split('='))
    : pieces.flatMap((piece, index) => (index % 2 === 0 ? [[piece, pieces[index + 1]]] : []))
  const properties = propertiesOf(document, facetsOf(document, schema))
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name,
      scalarFor(document, properties.get(name), value),
    ]),
  )
}

/** Values that a text may represent. */
function readings(document: Document, carrier: Carrier, text: string): unknown[] {
  if (carrier.isJson) {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  }
  const types = typesOf(facetsOf(document, carrier.schema))
  if (types.includes('array')) {
    const item = {
      steps: [...carrier.schema.steps, 'items'],
      value: readOwn(carrier.schema.value, 'items'),
    }
    return [text.split(',').map((piece) => scalarFor(document, item, piece.trim()))]
  }
  if (types.includes('object')) return [members(document, carrier, text), text]
  return types.includes('string') ? [text, ...scalars(text)] : scalars(text)
}

/**
 * Validates the text of a header or of a plain-text body.
 * @returns the violations; empty if the text represents a valid value.
 */
export async function guessText(
  document: Document,
  judge: Judge,
  carrier: Carrier,
  text: string,
  side: Side,
): Promise<string[]> {
  let wrong = ['cannot be read']
  for (const value of readings(document, carrier, text)) {
    wrong = await judge.reasons(carrier.schema, value, side)
    if (wrong.length === 0) return []
  }
  return wrong
}
