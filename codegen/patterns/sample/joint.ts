import { type Machine, nextStates, openStates, type Side, sideOf } from './machine.ts'

/**
 * Combined state of the automata ("machines") of several patterns that read the same text: a state
 * of their product automaton.
 */
export type Joint = {
  key: string
  /**
   * States of each machine after the last character. The value for a machine is `kept` if the
   * pattern of the machine has already matched.
   */
  at: readonly (readonly number[] | 'kept')[]
  before: Side
}

/** Transition of the product automaton to the combined state `to` by any of `characters`. */
export type Step = { characters: readonly string[]; to: Joint }

/** Machine of a pattern; `fromStart` is true if it matches only at the start of a text. */
export type Part = { machine: Machine; fromStart: boolean }

/** Characters for a position at which no pattern restricts the choice. */
const freeCharacters = [...'abcdefghijklmnopqrstuvwxyz', ' ']

const keyOf = (at: Joint['at'], before: Side) =>
  `${before} ${at.map((states) => (states === 'kept' ? states : states.join())).join(';')}`

/** Product automaton of several machines, explored on demand. */
export type Joints = {
  start: Joint
  /**
   * Transitions by the next character. There is none for a character after which one of the
   * machines can no longer match.
   */
  stepsOf(joint: Joint): readonly Step[]
  /** True if all machines match a text that ends in this combined state. */
  mayEnd(joint: Joint): boolean
}

function nextIn({ machine, fromStart }: Part, open: number[] | 'kept', character: string) {
  if (open === 'kept') return open
  const next = [...(fromStart ? [] : [machine.first]), ...nextStates(machine, open, character)]
  return [...new Set(next)].sort((one, other) => one - other)
}

/** Groups of characters. Each machine either accepts all characters of a group or rejects all. */
function groupsOf(parts: readonly Part[], open: (number[] | 'kept')[], after: Side): string[][] {
  const accepting = parts.flatMap(({ machine }, index) => {
    const states = open[index] ?? []
    return states === 'kept' ? [] : states.flatMap((state) => machine.states[state] ?? [])
  })
  const groups = new Map<string, string[]>()
  for (const character of new Set([
    ...accepting.flatMap(({ all = [] }) => all),
    ...freeCharacters,
  ])) {
    if (sideOf(character) !== after) continue
    const sign = accepting.map(({ accepts }) => (accepts?.(character) ? 1 : 0)).join('')
    groups.set(sign, [...(groups.get(sign) ?? []), character])
  }
  return [...groups.values()]
}

/** Creates the product automaton; the same combined state is always the same object. */
export function createJoints(parts: readonly Part[]): Joints {
  const joints = new Map<string, Joint>()
  const steps = new Map<Joint, Step[]>()

  function jointOf(at: Joint['at'], before: Side): Joint {
    const key = keyOf(at, before)
    const joint = joints.get(key) ?? { key, at, before }
    joints.set(key, joint)
    return joint
  }

  const openOf = ({ at, before }: Joint, after: Side) =>
    parts.map(({ machine }, index) => {
      const states = at[index] ?? []
      if (states === 'kept') return states
      const open = openStates(machine, states, before, after)
      return open.has(machine.last)
        ? 'kept'
        : [...open].filter((one) => machine.states[one]?.accepts)
    })

  function findSteps(joint: Joint): Step[] {
    return (['word', 'other'] as const).flatMap((after) => {
      const open = openOf(joint, after)
      return groupsOf(parts, open, after).flatMap((characters) => {
        const [first = ''] = characters
        const at = parts.map((part, index) => nextIn(part, open[index] ?? [], first))
        return at.some(({ length }) => length === 0) ? [] : { characters, to: jointOf(at, after) }
      })
    })
  }

  return {
    start: jointOf(
      parts.map(({ machine }) => [machine.first]),
      'none',
    ),
    stepsOf(joint) {
      const list = steps.get(joint) ?? findSteps(joint)
      steps.set(joint, list)
      return list
    },
    mayEnd: (joint) => openOf(joint, 'none').every((open) => open === 'kept'),
  }
}
