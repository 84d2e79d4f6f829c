import { isNode, type Node } from '../node.ts'
import { grammar, type Kind, type Shape } from './grammar.ts'

/** Problem or warning, located in the document by pointer segments. */
export type Finding = {
  steps: readonly string[]
  message: string
  /** Path to a second location, such as that of a duplicate. */
  also?: readonly string[]
}

/** Findings in a document: fatal problems, and warnings about dropped or corrected parts. */
export type Findings = { problems: Finding[]; warnings: Finding[] }

/** Called for an object before its members. The `steps` array is reused, so copy it to keep it. */
export type Visit = (kind: Kind, node: Node, steps: readonly string[]) => void

const nameOf = (value: unknown): string => {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`
}

const isOfShape = (shape: Shape, kind: Kind, value: unknown): boolean => {
  if (shape === 'list') return Array.isArray(value)
  return isNode(value) || (shape === 'object' && kind === 'schema' && typeof value === 'boolean')
}

const shapeNames: Record<Shape, string> = { object: 'an object', list: 'a list', map: 'an object' }

/**
 * Visits once each object that the generator reads. Reports members of the wrong type, and drops
 * members that are null.
 */
export function walkDocument(document: Node, visit: Visit, { problems, warnings }: Findings): void {
  const steps: string[] = []
  const seen = new Map<Kind, Set<Node>>()

  function walkOne(shape: Shape, kind: Kind, holder: Node, key: string): void {
    const value = holder[key]
    if (value === undefined) return
    steps.push(key)
    if (isOfShape(shape, kind, value)) walkValue(shape, kind, value)
    else if (value === null) {
      delete holder[key]
      warnings.push({
        steps: [...steps],
        message: `${key} holds nothing, so it is left out; write it or take it out`,
      })
    } else {
      const message = `${key} is ${nameOf(value)}, where ${shapeNames[shape]} is wanted; write ${shapeNames[shape]}`
      problems.push({ steps: [...steps], message })
    }
    steps.pop()
  }

  function walkValue(shape: Shape, kind: Kind, value: unknown): void {
    if (shape === 'object') walkObject(kind, value)
    if (shape === 'object' || typeof value !== 'object' || value === null) return
    // `Object.keys` lists the indexes of an array as well as the names of a map.
    const holder = value as Node
    for (const name of Object.keys(holder)) {
      if (kind !== 'schema' && name.startsWith('x-')) continue
      walkOne('object', kind, holder, name)
    }
  }

  function walkObject(kind: Kind, value: unknown): void {
    if (!isNode(value)) return
    const known = seen.get(kind) ?? new Set()
    seen.set(kind, known)
    if (known.has(value)) return
    known.add(value)
    if (kind !== 'schema' && kind !== 'path item' && typeof value.$ref === 'string') return
    visit(kind, value, steps)
    if (kind === 'callback') walkValue('map', 'path item', value)
    const members = grammar[kind]
    for (const key of Object.keys(value)) {
      const member = Object.hasOwn(members, key) ? members[key] : undefined
      if (member) walkOne(member[0], member[1], value, key)
    }
  }

  walkObject('document', document)
}
