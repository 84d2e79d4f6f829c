import { isNode } from '../node.ts'
import { limits } from './limits.ts'

export type FoundReference = {
  /** Object whose property `key` is the reference. */
  holder: Record<string, unknown>
  key: string
  /** Path from the file's root to `holder`, as pointer segments. */
  steps: string[]
}

/** References and anchors of one file, and problems that the inspection found. */
export type Inspection = {
  references: FoundReference[]
  /**
   * Possible references: values of a discriminator's `mapping` and an example's `externalValue`.
   */
  hints: FoundReference[]
  /**
   * True if an example contains a `$ref`. Such a file needs the bundler, since the bundler replaces
   * a `$ref` in an example if the `$ref` has a target.
   */
  hasDataReferences: boolean
  /**
   * Paths to the schemas with `$anchor` or `$dynamicAnchor`, by anchor. If several schemas have the
   * same anchor, the first one counts.
   */
  anchors: Map<string, readonly string[]>
  problems: { steps: string[]; message: string }[]
  warnings: { steps: string[]; message: string }[]
}

/** Keywords whose value is an object with names that the contract's author chooses. */
const namedMembers = new Set(
  `properties patternProperties $defs definitions dependentSchemas dependencies schemas responses
  parameters headers requestBodies securitySchemes links callbacks pathItems paths webhooks content
  encoding examples mediaTypes variables mapping`.split(/\s+/),
)
/** Keywords whose values are plain data, where a `$ref` is not a reference. */
const data = new Set(['example', 'default', 'enum', 'const', 'value'])

type Mode = 'object' | 'names' | 'data' | 'extension'

function modeOf(parent: Mode, key: string, value: unknown): Mode {
  if (parent === 'data' || parent === 'extension') return parent
  if (parent === 'names') return 'object'
  if (key.startsWith('x-')) return 'extension'
  if (data.has(key)) return 'data'
  if (key === 'examples' && Array.isArray(value)) return 'data'
  return namedMembers.has(key) && isNode(value) ? 'names' : 'object'
}

const bomb =
  'the aliases of this file stand for too many values, or for themselves; write them out, or use $ref'

const tooDeep = `nests deeper than ${limits.depth} levels; flatten it`

/** Replaces `$dynamicRef` by `$ref`. Both mean the same without an inner `$id`. */
function makePlain(schema: Record<string, unknown>): void {
  const { $dynamicRef: reference } = schema
  if (typeof reference !== 'string') return
  delete schema.$dynamicRef
  if (!('$ref' in schema)) schema.$ref = reference
  else schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), { $ref: reference }]
}

/**
 * Visits every value of a parsed file once. Replaces `$dynamicRef` by `$ref`, and removes
 * `__proto__` except as a property name or in data.
 * @param length length of the file's text. A longer text may contain more values.
 */
export function inspect(content: unknown, length: number): Inspection {
  const found: Inspection = {
    references: [],
    hints: [],
    hasDataReferences: false,
    anchors: new Map(),
    problems: [],
    warnings: [],
  }
  const steps: string[] = []
  const most = Math.max(limits.expanded, length)
  let values = 0

  function noteReferences(value: Record<string, unknown>, mode: Mode, name: string | undefined) {
    if (mode === 'extension') return
    if (mode === 'data') {
      found.hasDataReferences ||= typeof value.$ref === 'string'
      return
    }
    const note = (list: FoundReference[], key: string) =>
      list.push({ holder: value, key, steps: [...steps] })
    if (mode === 'names') {
      if (name === 'mapping') for (const key of Object.keys(value)) note(found.hints, key)
      if (typeof value.$ref === 'string') note(found.references, '$ref')
      return
    }
    makePlain(value)
    if ('$ref' in value) note(found.references, '$ref')
    if (typeof value.externalValue === 'string') note(found.hints, 'externalValue')
    for (const anchor of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof anchor !== 'string' || found.anchors.has(anchor)) continue
      found.anchors.set(anchor, [...steps])
    }
  }

  function dropPrototype(value: Record<string, unknown>, mode: Mode): void {
    const isName = mode === 'data' || (mode === 'names' && steps.at(-1) === 'properties')
    if (isName || !Object.hasOwn(value, '__proto__')) return
    Reflect.deleteProperty(value, '__proto__')
    const message = "is left out: JavaScript has a meaning of its own for '__proto__'; rename it"
    found.warnings.push({ steps: [...steps, '__proto__'], message })
  }

  /** @returns false if the walk must end because a limit is exceeded. */
  function walk(value: unknown, mode: Mode): boolean {
    if (typeof value !== 'object' || value === null) return true
    values += 1
    if (values > most || steps.length > limits.depth) {
      const message = values > most ? bomb : tooDeep
      found.problems.push({ steps: steps.slice(0, 8), message })
      return false
    }
    if (isNode(value)) {
      dropPrototype(value, mode)
      noteReferences(value, mode, steps.at(-1))
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object' || inner === null) continue
      steps.push(key)
      if (!walk(inner, Array.isArray(value) ? mode : modeOf(mode, key, inner))) return false
      steps.pop()
    }
    return true
  }

  walk(content, 'object')
  return found
}
