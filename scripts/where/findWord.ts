import { type Endpoint, endpointsOf } from './endpoints.ts'
import { isTest, type Place, type Repository, reachedFrom } from './repository.ts'
import { type Screen, screensOf } from './screens.ts'
import { messagesOf, normalizeWord } from './words.ts'

export type FoundScreen = Screen & {
  /** Files of the features that the screen contains. */
  features: string[]
  /** Paths of the contract that the screen calls. */
  calls: string[]
}

export type WordFindings = {
  screens: FoundScreen[]
  /**
   * Files of `platform`, then of `src`, whose path contains the word. Files of the found screens
   * are left out.
   */
  files: string[]
  endpoints: Endpoint[]
  tests: string[]
  messages: { id: string; place: Place }[]
}

/** Finds everything whose name contains the word, and its dependents. */
export function findWord(repository: Repository, word: string): WordFindings {
  const has = (text: string) => normalizeWord(text).includes(normalizeWord(word))
  const endpoints = endpointsOf(repository)
  const named = screensOf(repository).filter(
    ({ id, file, openedBy }) => has(id) || has(file) || has(openedBy),
  )
  // A screen with exactly this name excludes others that only contain the word.
  const exact = named.filter(({ id }) => normalizeWord(id) === normalizeWord(word))
  const screens = (exact.length > 0 ? exact : named).map((screen) => ({
    ...screen,
    ...partsOf(repository, screen, endpoints),
  }))
  const calls = new Set(screens.flatMap((screen) => screen.calls))
  const shown = new Set(screens.flatMap(({ file, features }) => [file, ...features]))
  const paths = [...repository.keys()]
  return {
    screens,
    files: ['platform/handlers/', 'platform/domain/', 'src/'].flatMap((folder) =>
      paths.filter(
        (path) => path.startsWith(folder) && !isTest(path) && !shown.has(path) && has(path),
      ),
    ),
    endpoints: endpoints.filter(({ path }) => has(path) || calls.has(path)),
    tests: paths.filter((path) => isTest(path) && (has(path) || isBeside(path, shown))),
    messages: messagesOf(repository).filter(({ id }) => has(id)),
  }
}

function partsOf(repository: Repository, screen: Screen, endpoints: readonly Endpoint[]) {
  const reached = reachedFrom(repository, screen.file)
  const isReached = (place: Place) => reached.has(place.replace(/:\d+$/, ''))
  return {
    features: [...reached].filter((path) => path.startsWith('src/features/')).sort(),
    calls: endpoints.filter(({ calls }) => calls.some(isReached)).map(({ path }) => path),
  }
}

/** True for the test of one of the files: `x.test.tsx` next to `x.tsx`. */
function isBeside(test: string, files: ReadonlySet<string>): boolean {
  return ['.ts', '.tsx'].some((ending) => files.has(test.replace(/\.test\.tsx?$/, ending)))
}

/**
 * Screen ids and paths that contain the first four letters of a word for which nothing was found.
 */
export function suggestionsFor(repository: Repository, word: string): string[] {
  const first = normalizeWord(word).slice(0, 4)
  const names = [
    ...screensOf(repository).map(({ id }) => id),
    ...endpointsOf(repository).map(({ path }) => path),
  ]
  return names.filter((name) => normalizeWord(name).includes(first))
}
