import { type Endpoint, endpointsOf } from './endpoints.ts'
import { isTest, type Place, type Repository, reachedFrom } from './repository.ts'
import { type Screen, screensOf } from './screens.ts'

export type FoundScreen = Screen & {
  /** Files of the features that it is put together from. */
  features: string[]
  /** Paths of the contract that it calls. */
  calls: string[]
}

export type WordFindings = {
  screens: FoundScreen[]
  /** Files of src whose own path has the word, besides those of the screens. */
  files: string[]
  endpoints: Endpoint[]
  tests: string[]
  messages: { id: string; place: Place }[]
}

/** Case, slashes, dashes and dots make no difference: 'sign-up' finds `signUp`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Everything that carries the word in its name, and what hangs on it. */
export function findWord(repository: Repository, word: string): WordFindings {
  const has = (text: string) => plain(text).includes(plain(word))
  const endpoints = endpointsOf(repository)
  const named = screensOf(repository).filter(
    ({ id, file, openedBy }) => has(id) || has(file) || has(openedBy),
  )
  // A screen of exactly that name is meant, and no other that only shares the word.
  const exact = named.filter(({ id }) => plain(id) === plain(word))
  const screens = (exact.length > 0 ? exact : named).map((screen) => ({
    ...screen,
    ...partsOf(repository, screen, endpoints),
  }))
  const calls = new Set(screens.flatMap((screen) => screen.calls))
  const shown = new Set(screens.flatMap(({ file, features }) => [file, ...features]))
  const paths = [...repository.keys()]
  return {
    screens,
    files: paths.filter(
      (path) => path.startsWith('src/') && !isTest(path) && !shown.has(path) && has(path),
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

/** Whether it is the test of one of the files: `x.test.tsx` beside `x.tsx`. */
function isBeside(test: string, files: ReadonlySet<string>): boolean {
  return ['.ts', '.tsx'].some((ending) => files.has(test.replace(/\.test\.tsx?$/, ending)))
}

type Nested = { [key: string]: string | Nested }

/**
 * Ids of the source language with their lines: a key stands in the file where it comes in order.
 */
function messagesOf(repository: Repository): { id: string; place: Place }[] {
  const path = 'locales/en.json'
  const content = repository.get(path) ?? '{}'
  let at = 0
  const walk = (texts: Nested, above: string): { id: string; place: Place }[] =>
    Object.entries(texts).flatMap(([key, value]) => {
      at = content.indexOf(`${JSON.stringify(key)}:`, at)
      const line = content.slice(0, at).split('\n').length
      return typeof value === 'string'
        ? [{ id: above + key, place: `${path}:${line}` }]
        : walk(value, `${above}${key}.`)
    })
  return walk(JSON.parse(content), '')
}

/** What was looked at, for a word that nothing has. */
export function suggestionsFor(repository: Repository, word: string): string[] {
  const first = plain(word).slice(0, 4)
  const names = [
    ...screensOf(repository).map(({ id }) => id),
    ...endpointsOf(repository).map(({ path }) => path),
  ]
  return names.filter((name) => plain(name).includes(first))
}
