import { memberOf, pointerOf, stepsOf } from '../pointer.ts'
import type { Fence } from './fence.ts'
import { nearestName } from './nearestName.ts'
import type { ReadFailure, SourceFile, Sources } from './sources.ts'

/** Target of a reference: its file, its location there as pointer segments, and its value. */
export type Target = { source: SourceFile; steps: readonly string[]; value: unknown }

/** Target of a reference, or the reason why it has none. */
export type FollowResult = Target | ReadFailure

/** Resolves references across files. */
export type Follow = {
  (from: SourceFile, reference: string): FollowResult
  /**
   * Replaces the anchor of a reference by a pointer to its target; other references are returned as
   * is.
   */
  expandAnchor(from: SourceFile, reference: string): string
}

const partsOf = (reference: string) => {
  const [uri = '', fragment = ''] = reference.split(/#(.*)/s)
  return { uri, fragment, isAnchor: fragment !== '' && !fragment.startsWith('/') }
}

const isReference = (value: unknown): value is { $ref: string } =>
  typeof memberOf(value, '$ref') === 'string'

function explainMissing(value: unknown, step: string, before: readonly string[]): string {
  const place = before.length > 0 ? before.join('/') : 'the root'
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const close = nearestName(step, names)
  const advice = close === undefined ? 'write it there or correct the name' : `write '${close}'`
  return `leads nowhere: ${place} has no '${step}'; ${advice}`
}

function describeCycle(names: readonly string[]): string {
  const way = names.map((name) => `'${name}'`).join(' -> ')
  return `stands for nothing, since it leads back to itself: ${way}; put a value in place of one`
}

/**
 * Creates a resolver for references across files.
 * @param look called with every file that a reference passes through; returns the file's anchors.
 */
export function createFollow(
  sources: Sources,
  fence: Fence,
  look: (source: SourceFile) => { anchors: ReadonlyMap<string, readonly string[]> },
): Follow {
  const known = new Map<SourceFile, Map<string, FollowResult>>()

  function open(from: SourceFile, uri: string): SourceFile | ReadFailure {
    if (uri === '') return from
    const located = fence.locate(from.file, uri)
    if ('reason' in located) return located
    const source = sources.load(located.file)
    if (!('reason' in source)) {
      look(source)
      return source
    }
    if (source.reason === undefined) return source
    return { reason: `refers to ${located.file}: ${source.reason}` }
  }

  function descend(source: SourceFile, fragment: string, trail: string[]): FollowResult {
    let at: Target = { source, steps: [], value: source.content }
    const steps = stepsOf(fragment)
    for (const [index, step] of steps.entries()) {
      while (memberOf(at.value, step) === undefined && isReference(at.value)) {
        const next = followOn(at.source, at.value.$ref, trail)
        if ('reason' in next) return next
        at = next
      }
      const value = memberOf(at.value, step)
      if (value === undefined)
        return { reason: explainMissing(at.value, step, steps.slice(0, index)) }
      at = { source: at.source, steps: [...at.steps, step], value }
    }
    return at
  }

  function followOn(from: SourceFile, reference: string, trail: string[]): FollowResult {
    const { uri, fragment, isAnchor } = partsOf(reference)
    const source = open(from, uri)
    if ('reason' in source) return source
    const name = `${source.file}#${fragment}`
    if (trail.includes(name))
      return { reason: describeCycle([...trail.slice(trail.indexOf(name)), name]) }
    const anchored = isAnchor ? look(source).anchors.get(fragment) : undefined
    if (isAnchor && !anchored) {
      const reason = `leads nowhere: there is no $anchor '${fragment}'; write '#/' and the way to it`
      return { reason }
    }
    const on = [...trail, name]
    const reached = descend(source, anchored ? pointerOf(anchored) : fragment, on)
    if ('reason' in reached || !isReference(reached.value)) return reached
    return followOn(reached.source, reached.value.$ref, on)
  }

  function follow(from: SourceFile, reference: string): FollowResult {
    const ofFile = known.get(from) ?? new Map<string, FollowResult>()
    known.set(from, ofFile)
    const followed = ofFile.get(reference) ?? followOn(from, reference, [])
    ofFile.set(reference, followed)
    return followed
  }

  function expandAnchor(from: SourceFile, reference: string): string {
    const { uri, fragment, isAnchor } = partsOf(reference)
    const source = isAnchor ? open(from, uri) : undefined
    const steps = source && !('reason' in source) && look(source).anchors.get(fragment)
    return steps ? `${uri}#${pointerOf(steps)}` : reference
  }

  return Object.assign(follow, { expandAnchor })
}
