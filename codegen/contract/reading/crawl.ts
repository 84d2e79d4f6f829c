import type { Problem } from '../contractError.ts'
import type { Fence } from './fence.ts'
import { createFollow, type Follow, type FollowResult } from './follow.ts'
import { type FoundReference, type Inspection, inspect } from './inspect.ts'
import { placeIn, type SourceFile, type Sources } from './sources.ts'

/** Warning whose position is computed on request. */
export type Warning = { place: () => string; message: string }

/** Result of following all references between the files of a contract. */
export type Crawl = {
  problems: Problem[]
  warnings: Warning[]
  /** All files that references reach, the root first. */
  files: SourceFile[]
  /** True if the root has only internal pointers as references, so that no bundling is needed. */
  isWhole: boolean
  follow: Follow
}

const placeOf = (source: SourceFile, steps: readonly string[]) =>
  placeIn(source.file, source.places.find(steps))

/**
 * True for a string that the bundler treats as a reference; false for a component name such as
 * `Pet`.
 */
const looksLikeReference = (value: string) =>
  /^(#|\.\.?\/|[a-z][a-z\d+.-]+:)/i.test(value) ||
  value.includes('/') ||
  /\.(ya?ml|json)$/i.test(value)

/**
 * Reads every file that the root refers to, and follows every reference. A hint without a target (a
 * discriminator's mapping, an example's `externalValue`) is dropped with a warning, since no value
 * depends on it.
 */
export function crawl(root: SourceFile, sources: Sources, fence: Fence): Crawl {
  const problems: Problem[] = []
  const warnings: Warning[] = []
  let isWhole = true
  const inspections = new Map<SourceFile, Inspection>()

  function inspectOnce(source: SourceFile): Inspection {
    const inspection = inspections.get(source) ?? inspect(source.content, source.text.length)
    inspections.set(source, inspection)
    return inspection
  }
  const follow = createFollow(sources, fence, inspectOnce)

  function reach(source: SourceFile, { holder, key }: FoundReference): FollowResult {
    const reference = holder[key]
    if (typeof reference !== 'string')
      return { reason: '$ref is no text; write the name of a file or a place' }
    isWhole &&= reference.startsWith('#')
    // The bundler and later stages resolve pointers only, so a pointer replaces the anchor.
    const spelled = follow.expandAnchor(source, reference)
    if (spelled !== reference) holder[key] = spelled
    return follow(source, reference)
  }

  function dropHint(source: SourceFile, hint: FoundReference): void {
    const { holder, key, steps } = hint
    const value = holder[key]
    if (key !== 'externalValue' && !(typeof value === 'string' && looksLikeReference(value))) return
    const followed = reach(source, hint)
    if (!('reason' in followed)) return
    delete holder[key]
    const message = `is left out: it ${followed.reason ?? 'cannot be read'}`
    warnings.push({ place: () => placeOf(source, [...steps, key]), message })
  }

  inspectOnce(root)
  // The loop also visits entries that are added to the map during the iteration.
  for (const [source, { references, hints, ...found }] of inspections) {
    isWhole &&= !found.hasDataReferences
    for (const { steps, message } of found.problems) {
      problems.push({ place: placeOf(source, steps), message })
    }
    for (const { steps, message } of found.warnings) {
      warnings.push({ place: () => placeOf(source, steps), message })
    }
    // The inspection of a file stops at the first problem, so its list of references is incomplete.
    if (found.problems.length > 0) continue
    for (const reference of references) {
      const followed = reach(source, reference)
      if (!('reason' in followed) || followed.reason === undefined) continue
      const place = placeOf(source, [...reference.steps, reference.key])
      problems.push({ place, message: followed.reason })
    }
    for (const hint of hints) dropHint(source, hint)
  }
  return {
    problems: [...sources.problems, ...problems],
    warnings,
    files: [...inspections.keys()],
    isWhole,
    follow,
  }
}
