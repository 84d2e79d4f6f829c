/** Per document: its schemas that are called by an anchor. */
const known = new WeakMap<object, Map<string, unknown>>()

function collect(value: unknown, anchors: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      // An object that is no list, as was just seen.
      const name = (value as Record<string, unknown>)[keyword]
      // The outermost of a name is the one that a dynamic reference finds.
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, value)
    }
  }
  for (const inner of Object.values(value)) collect(inner, anchors)
}

/** The schemas of a document by the names that `$anchor` and `$dynamicAnchor` give them. */
export function anchorsOf(document: object): ReadonlyMap<string, unknown> {
  const found = known.get(document) ?? new Map<string, unknown>()
  if (!known.has(document)) collect(document, found)
  known.set(document, found)
  return found
}
