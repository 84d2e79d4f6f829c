import { endpointsOf } from './endpoints.ts'
import { isTest, type Repository, reachedFrom } from './repository.ts'
import { screensOf } from './screens.ts'
import { byFolder, section } from './tell.ts'
import { messagesOf, normalizeWord } from './words.ts'

/**
 * Lists everything that belongs to a noun, from the contract to the tests. A noun is the name of a
 * file in `openapi/paths`.
 * @returns no lines for a word that is not a noun
 */
export function tellNoun(repository: Repository, word: string): string[] {
  const paths = [...repository.keys()]
  const noun = paths
    .flatMap((path) => /^openapi\/paths\/(\w+)\.yaml$/.exec(path)?.[1] ?? [])
    .find((name) => normalizeWord(name) === normalizeWord(word))
  if (noun === undefined) return []
  const filesIn = (parent: string) =>
    paths.filter((path) => new RegExp(`^${parent}/${noun}/`).test(path) && !isTest(path))
  const features = filesIn('src/features')
  return [
    ...section('contract', contractLines(repository, noun)),
    ...section('handlers', byFolder(filesIn('platform/handlers'))),
    ...section('domain', byFolder(filesIn('platform/domain/\\w+'))),
    ...section('screens', screenLines(repository, features)),
    ...section('features', byFolder(features)),
    ...section('texts', textLines(repository, features)),
    ...section('tests', byFolder(paths.filter((path) => isTest(path) && isOf(noun, path)))),
  ]
}

/** True for a test in a folder named after the noun, and for a test helper `<noun>.ts`. */
const isOf = (noun: string, path: string) =>
  path.includes(`/${noun}/`) || path.endsWith(`/${noun}.ts`)

const contractLines = (repository: Repository, noun: string) =>
  endpointsOf(repository).flatMap(({ path, methods, contract }) =>
    contract[0]?.startsWith(`openapi/paths/${noun}.yaml`)
      ? [`${contract[0]}  ${methods.join(', ')} ${path}`]
      : [],
  )

const screenLines = (repository: Repository, features: readonly string[]) =>
  screensOf(repository)
    .filter(({ file }) => !reachedFrom(repository, file).isDisjointFrom(new Set(features)))
    .map(({ kind, id, file, openedBy }) => `${file}  ${kind} ${id}  ${openedBy}`)

/** Message groups that the files use, most used first, each with the line of its first message. */
function textLines(repository: Repository, files: readonly string[]): string[] {
  const source = files.map((file) => repository.get(file)).join('\n')
  const shown = messagesOf(repository).filter(({ id }) => new RegExp(`['"]${id}['"]`).test(source))
  const groups = Map.groupBy(shown, ({ id }) => id.split('.').slice(0, -1).slice(0, 2).join('.'))
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([group, [first]]) => `${first?.place}  ${group}`)
}
