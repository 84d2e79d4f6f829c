import type { Schema } from '../../contract/contract.ts'
import { type Direction, type Finding, kindOf } from '../change.ts'
import { type Child, here, pointer, type Side, type Step } from './step.ts'
import type { View } from './view.ts'

/** Properties that are sent in a direction: no caller sends a read-only one. */
function travelling({ view, views }: Side, direction: Direction): ReadonlyMap<string, Schema> {
  const stays = (schema: Schema) => {
    const { readOnly, writeOnly } = views.view(schema)
    return direction === 'request' ? readOnly : writeOnly
  }
  return new Map([...view.properties].filter(([, schema]) => !stays(schema)))
}

function compareGone(name: string, old: Side, present: Side, direction: Direction): Step {
  const before = old.view.properties.get(name)
  const { additional } = present.view
  const place = pointer(name)
  if (direction === 'response') {
    const message = `is gone${old.view.required.has(name) ? '' : '; it was optional'}`
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

function compareNew(name: string, present: Side, direction: Direction): Finding {
  const required = direction === 'request' && present.view.required.has(name)
  return {
    kind: required ? 'breaking' : 'added',
    place: pointer(name),
    message: required ? 'is new and required' : 'is new',
  }
}

function compareRequired(name: string, old: View, present: View, direction: Direction) {
  const required = present.required.has(name)
  if (old.required.has(name) === required) return []
  const kind = kindOf(direction, required ? 'narrower' : 'wider')
  const message = required ? 'is now required' : 'is no longer required'
  return [{ kind, place: pointer(name), message }]
}

function compareAdditional(old: View, present: View, direction: Direction): Step {
  const [before, after] = [old.additional, present.additional]
  if ((before === false) !== (after === false)) {
    const message = `${after === false ? 'refuses' : 'takes'} further properties now`
    const effect = after === false ? 'narrower' : 'looser'
    return { findings: [here(kindOf(direction, effect), message)], children: [] }
  }
  return { findings: [], children: [{ place: '/*', before, after, direction }] }
}

function comparePatterns(old: View, present: View, direction: Direction): Child[] {
  const names = new Set([...old.patternProperties.keys(), ...present.patternProperties.keys()])
  return [...names].map((name) => ({
    place: pointer(name),
    before: old.patternProperties.get(name) ?? old.additional,
    after: present.patternProperties.get(name) ?? present.additional,
    direction,
  }))
}

/** Compares named and additional properties of objects. */
export function compareProperties(old: Side, present: Side, direction: Direction): Step {
  const before = travelling(old, direction)
  const after = travelling(present, direction)
  const shared = [...before.keys()].filter((name) => after.has(name))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const added = [...after.keys()].filter((name) => !before.has(name))
  const lost = gone.map((name) => compareGone(name, old, present, direction))
  const further = compareAdditional(old.view, present.view, direction)
  return {
    findings: [
      ...shared.flatMap((name) => compareRequired(name, old.view, present.view, direction)),
      ...lost.flatMap(({ findings }) => findings),
      ...added.map((name) => compareNew(name, present, direction)),
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
      ...comparePatterns(old.view, present.view, direction),
    ],
  }
}
