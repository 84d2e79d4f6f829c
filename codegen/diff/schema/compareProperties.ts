import type { Schema } from '../../contract/contract.ts'
import { type Direction, type Finding, kindOf } from '../change.ts'
import { type Child, findingHere, pointer, type Side, type Step } from './step.ts'
import type { View } from './view.ts'

/**
 * Properties that a message may contain: no `readOnly` ones in a request, no `writeOnly` ones in a
 * response.
 */
function sentProperties({ view, views }: Side, direction: Direction): ReadonlyMap<string, Schema> {
  const stays = (schema: Schema) => {
    const { readOnly, writeOnly } = views.view(schema)
    return direction === 'request' ? readOnly : writeOnly
  }
  return new Map([...view.properties].filter(([, schema]) => !stays(schema)))
}

function compareGone(name: string, oldSide: Side, newSide: Side, direction: Direction): Step {
  const before = oldSide.view.properties.get(name)
  const { additional } = newSide.view
  const place = pointer(name)
  if (direction === 'response') {
    const message = `is gone${oldSide.view.required.has(name) ? '' : '; it was optional'}`
    return { findings: [{ kind: 'breaking', place, message }], children: [] }
  }
  if (additional === false) {
    const message = 'is gone, and further properties are refused'
    return { findings: [{ kind: 'breaking', place, message }], children: [] }
  }
  const child = { place, before: before ?? true, after: additional, direction }
  return {
    findings: [{ kind: 'changed', place, message: 'is gone, but may still be sent' }],
    children: additional === true ? [] : [child],
  }
}

function compareNew(name: string, newSide: Side, direction: Direction): Finding {
  const required = direction === 'request' && newSide.view.required.has(name)
  return {
    kind: required ? 'breaking' : 'added',
    place: pointer(name),
    message: required ? 'is new and required' : 'is new',
  }
}

function compareRequired(name: string, oldView: View, newView: View, direction: Direction) {
  const required = newView.required.has(name)
  if (oldView.required.has(name) === required) return []
  const kind = kindOf(direction, required ? 'narrower' : 'wider')
  const message = required ? 'is now required' : 'is no longer required'
  return [{ kind, place: pointer(name), message }]
}

function compareAdditional(oldView: View, newView: View, direction: Direction): Step {
  const [before, after] = [oldView.additional, newView.additional]
  if ((before === false) !== (after === false)) {
    const message = `${after === false ? 'refuses' : 'takes'} further properties now`
    const effect = after === false ? 'narrower' : 'looser'
    return { findings: [findingHere(kindOf(direction, effect), message)], children: [] }
  }
  return { findings: [], children: [{ place: '/*', before, after, direction }] }
}

function comparePatterns(oldView: View, newView: View, direction: Direction): Child[] {
  const names = new Set([...oldView.patternProperties.keys(), ...newView.patternProperties.keys()])
  return [...names].map((name) => ({
    place: pointer(name),
    before: oldView.patternProperties.get(name) ?? oldView.additional,
    after: newView.patternProperties.get(name) ?? newView.additional,
    direction,
  }))
}

/** Compares the named, pattern and additional properties of two object schemas. */
export function compareProperties(oldSide: Side, newSide: Side, direction: Direction): Step {
  const before = sentProperties(oldSide, direction)
  const after = sentProperties(newSide, direction)
  const shared = [...before.keys()].filter((name) => after.has(name))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const added = [...after.keys()].filter((name) => !before.has(name))
  const lost = gone.map((name) => compareGone(name, oldSide, newSide, direction))
  const further = compareAdditional(oldSide.view, newSide.view, direction)
  return {
    findings: [
      ...shared.flatMap((name) => compareRequired(name, oldSide.view, newSide.view, direction)),
      ...lost.flatMap(({ findings }) => findings),
      ...added.map((name) => compareNew(name, newSide, direction)),
      ...further.findings,
    ],
    children: [
      ...shared.map((name) => ({
        place: pointer(name),
        before: before.get(name) ?? true,
        after: after.get(name) ?? true,
        direction,
      })),
      ...lost.flatMap(({ children }) => children),
      ...further.children,
      ...comparePatterns(oldSide.view, newSide.view, direction),
    ],
  }
}
