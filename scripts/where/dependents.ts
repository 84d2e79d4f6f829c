import { endpointsOf, mentionsOf } from './endpoints.ts'
import { type Place, type Repository, reachedFrom } from './repository.ts'
import { screensOf } from './screens.ts'

/** Files that depend on an operation or an event. */
export type Dependents = {
  /** Lines in `src` that name the operation or event. */
  calls: Place[]
  /** Ids of the pages and dialogs that import a file with such a line, directly or indirectly. */
  screens: string[]
  mocks: Place[]
  tests: Place[]
}

/**
 * Finds the dependents of operations (`GET /wps/captcha`) and events (`event balanceChanged`)
 * together.
 */
export type FindDependents = (operations: readonly string[]) => Dependents

const fileOf = (place: Place) => place.replace(/:\d+$/, '')

/** Prepares the search in a repository. Screens are resolved once, on first use. */
export function createFindDependents(repository: Repository): FindDependents {
  const known = new Set(endpointsOf(repository).map(({ path }) => path))
  let screens: { id: string; files: ReadonlySet<string> }[] | undefined

  function mentions(operation: string) {
    const [method = '', name = ''] = operation.split(' ')
    if (method === 'event') return mentionsOf(repository, name)
    return known.has(name) ? mentionsOf(repository, name, method) : undefined
  }

  return (operations) => {
    const found = operations.flatMap((operation) => mentions(operation) ?? [])
    const places = (of: 'calls' | 'mocks' | 'tests') => [
      ...new Set(found.flatMap((one) => one[of])),
    ]
    const files = new Set(places('calls').map(fileOf))
    screens ??= screensOf(repository).map(({ id, file }) => ({
      id,
      files: reachedFrom(repository, file),
    }))
    return {
      calls: places('calls'),
      screens: screens.filter((screen) => !screen.files.isDisjointFrom(files)).map(({ id }) => id),
      mocks: places('mocks'),
      tests: places('tests'),
    }
  }
}
