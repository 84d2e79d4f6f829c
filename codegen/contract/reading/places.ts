import { memberOf } from '../pointer.ts'
import type { Follow } from './follow.ts'
import { placeIn, type SourceFile } from './sources.ts'

/** Finds the source position of a part of a bundled document, as `FILE:LINE:COLUMN`. */
export type Places = (steps: readonly string[]) => string

/** Location of an object in a file: the file, the object around it, and its key in that object. */
type Origin = { source: SourceFile; holder: Origin | undefined; key: string }

const stepsTo = (origin: Origin): string[] =>
  origin.holder ? [...stepsTo(origin.holder), origin.key] : []

/**
 * Origins of each object in the files. The bundler moves objects between files, but copies none, so
 * an object identifies its origin.
 */
function originsOf(files: readonly SourceFile[]): Map<object, Origin[]> {
  const origins = new Map<object, Origin[]>()
  for (const source of files) {
    const seen = new Set<object>()
    const waiting: [value: unknown, origin: Origin][] = [
      [source.content, { source, holder: undefined, key: '' }],
    ]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [value, holder] = next
      if (typeof value !== 'object' || value === null || seen.has(value)) continue
      seen.add(value)
      origins.set(value, [...(origins.get(value) ?? []), holder])
      for (const [key, inner] of Object.entries(value))
        waiting.push([inner, { source, holder, key }])
    }
  }
  return origins
}

/**
 * Creates a finder of source positions.
 * @param document the bundled document.
 * @param files the bundled files, the root first.
 */
export function createPlaces(
  document: unknown,
  files: readonly SourceFile[],
  follow: Follow,
): Places {
  let origins: Map<object, Origin[]> | undefined

  /**
   * Position of the value at `steps` in a file, or of its nearest ancestor that exists. References
   * to other files are followed.
   */
  function locate(source: SourceFile, steps: readonly string[]): string {
    const { stepCount, reference, ...position } = source.places.find(steps)
    if (reference !== undefined && stepCount < steps.length) {
      const target = follow(source, reference)
      const isElsewhere = 'steps' in target && (target.source !== source || target.steps.length > 0)
      if (isElsewhere) return locate(target.source, [...target.steps, ...steps.slice(stepCount)])
    }
    return placeIn(source.file, position)
  }

  /**
   * Original location of a component that the bundler moved from another file; undefined for other
   * parts.
   */
  function origin(steps: readonly string[]): Origin | undefined {
    const component = steps.slice(0, 3).reduce(memberOf, document)
    if (steps[0] !== 'components' || typeof component !== 'object' || component === null) return
    origins ??= originsOf(files.slice(1))
    return origins.get(component)?.find((one) => {
      const way = stepsTo(one)
      return one.source.places.find(way).stepCount === way.length
    })
  }

  return (steps) => {
    const moved = files.length > 1 ? origin(steps) : undefined
    if (moved) return locate(moved.source, [...stepsTo(moved), ...steps.slice(3)])
    const [root] = files
    return root ? locate(root, steps) : ''
  }
}
