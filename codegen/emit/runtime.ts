import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importPath, type Layout, pathIn } from '../layout.ts'

const folder = join(import.meta.dirname, '../runtime')
const validatorModules = [
  'coercion.ts',
  'fields.ts',
  'mediaTypes.ts',
  'parameters.ts',
  'validation.ts',
  'validatorTables.ts',
]
const mockModules = [
  'createHandlers.ts',
  'answerChoice.ts',
  'rejectionBody.ts',
  'echo.ts',
  'judgeRequest.ts',
  'overlay.ts',
  'overrides.ts',
  'preference.ts',
  'rejection.ts',
  'pathTails.ts',
  'routing.ts',
  'statefulAnswers.ts',
  'templates.ts',
]

/** Runtime modules for mocks that store the items of collections between calls. */
export const collectionModules = [
  'collectionAnswers.ts',
  'collectionFacts.ts',
  'collectionIds.ts',
  'collectionOperations.ts',
  'collectionSeeds.ts',
  'collectionStore.ts',
  'collectionWrites.ts',
  'collections.ts',
  'jsonPlaces.ts',
  'listFilters.ts',
  'listPages.ts',
]

/**
 * Rewrites the imports of validator modules in a mock module: validators are in the client's
 * folder.
 */
const pointToValidators = (code: string, { client, mocks }: Layout) =>
  validatorModules.reduce(
    (text, name) => text.replaceAll(`'./${name}'`, `'${importPath(mocks, client)}/${name}'`),
    code,
  )

/**
 * Copies the modules of `runtime/` that generated code imports, so that generated code does not
 * depend on this package.
 * @param more additional modules for the mocks of this contract.
 * @returns code by path, relative to the output folder.
 */
export async function copyRuntime(
  layout: Layout,
  more: string[] = [],
): Promise<[path: string, code: string][]> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const copies = [
    ...validatorModules.map(
      async (name) => [pathIn(layout.client, name), await read(name)] satisfies [string, string],
    ),
    ...[...mockModules, ...more].map(
      async (name) =>
        [pathIn(layout.mocks, name), pointToValidators(await read(name), layout)] satisfies [
          string,
          string,
        ],
    ),
  ]
  return Promise.all(copies)
}
