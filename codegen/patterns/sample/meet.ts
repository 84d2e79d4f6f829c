import type { Chance } from './chance.ts'
import { createJoints, type Joint, type Joints, type Part } from './joint.ts'
import { machineOf } from './machine.ts'
import { parsePattern } from './parse.ts'
import type { Piece } from './piece.ts'
import type { Size } from './textsOf.ts'

/** Maximum number of characters by which a text exceeds its minimum length. */
const spareLength = 64
/**
 * Number of candidates for the length of a text. The candidates are the shortest possible lengths.
 */
const naturalLengths = 12
/** Maximum number of combined states over all lengths; a larger search would be too slow. */
const mostPlaces = 10_000
/**
 * Probability of a small letter or digit in the second half of the attempts. The first half uses
 * only these characters where possible.
 */
const shareOfPlain = 0.5

/**
 * Combined states that are reachable after each number of characters (`layers`), and the possible
 * lengths of a text.
 */
type Meeting = { joints: Joints; layers: readonly ReadonlySet<Joint>[]; lengths: readonly number[] }

function partOf(piece: Piece, fromStart: boolean): Part[] {
  const machine = machineOf(piece, 'look-around')
  return machine ? [{ machine, fromStart }] : []
}

/** Patterns of the lookaheads at the start of a pattern such as `^(?=a)(?=b)`. */
function aheadOf(piece: Piece): Piece[] {
  const [start, ...parts] = piece.kind === 'sequence' ? piece.parts : []
  if (start?.kind !== 'start') return []
  const end = parts.findIndex(({ kind }) => kind !== 'look')
  return (end < 0 ? parts : parts.slice(0, end)).flatMap((part) =>
    part.kind === 'look' ? { kind: 'sequence', parts: [start, part.part] } : [],
  )
}

function meetingOf(patterns: readonly string[], { least, most }: Size): Meeting | undefined {
  const trees = patterns.flatMap((pattern) => parsePattern(pattern) ?? [])
  const parts = trees.flatMap(({ piece, fromStart }) => [
    ...partOf(piece, fromStart),
    ...aheadOf(piece).flatMap((lookahead) => partOf(lookahead, true)),
  ])
  if (parts.length === 0) return undefined
  const joints = createJoints(parts)
  const layers = [new Set([joints.start])]
  const lengths: number[] = []
  let places = 0
  for (let length = 0; length <= Math.min(most, least + spareLength); length += 1) {
    const layer = layers[length]
    if (!layer || layer.size === 0 || lengths.length >= naturalLengths) break
    places += layer.size
    if (places > mostPlaces) break
    if (length >= least && [...layer].some(joints.mayEnd)) lengths.push(length)
    layers.push(new Set([...layer].flatMap((one) => joints.stepsOf(one).map(({ to }) => to))))
  }
  return { joints, layers, lengths }
}

/**
 * For each number of characters, the combined states from which a text of the given length can be
 * completed.
 */
function openLayers({ joints, layers }: Meeting, length: number): Set<Joint>[] {
  let after = new Set([...(layers[length] ?? [])].filter(joints.mayEnd))
  const open = [after]
  for (let index = length - 1; index >= 0; index -= 1) {
    const ahead = after
    after = new Set(
      [...(layers[index] ?? [])].filter((one) =>
        joints.stepsOf(one).some(({ to }) => ahead.has(to)),
      ),
    )
    open.unshift(after)
  }
  return open
}

function walk({ joints }: Meeting, open: readonly Set<Joint>[], chance: Chance, share: number) {
  let at = joints.start
  let text = ''
  for (const ahead of open.slice(1)) {
    const steps = joints.stepsOf(at).filter(({ to }) => ahead.has(to))
    const all = steps.flatMap(({ characters, to }) => characters.map((one) => ({ one, to })))
    const plain = all.filter(({ one }) => /[a-z\d]/.test(one))
    const isPlain = plain.length > 0 && chance.fraction() < share
    const { one, to } = chance.pick(isPlain ? plain : all)
    text += one
    at = to
  }
  return text
}

const meetings = new Map<string, Meeting | undefined>()

/**
 * Generates texts that match several patterns at once, even if the matches have to overlap. The
 * caller must check each text, since the generator ignores two things: patterns with back
 * references, and look-arounds other than lookaheads at the start of a pattern.
 */
export function* textsOfAll(
  patterns: readonly string[],
  size: Size,
  chance: Chance,
  attempts: number,
): Generator<string> {
  const key = JSON.stringify([patterns, size.least, size.most])
  if (!meetings.has(key)) meetings.set(key, meetingOf(patterns, size))
  const meeting = meetings.get(key)
  if (!meeting || meeting.lengths.length === 0) return
  const open = new Map<number, Set<Joint>[]>()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const length = chance.pick(meeting.lengths)
    const layers = open.get(length) ?? openLayers(meeting, length)
    open.set(length, layers)
    yield walk(meeting, layers, chance, attempt < attempts / 2 ? 1 : shareOfPlain)
  }
}
