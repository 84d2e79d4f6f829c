import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../runtime')
const validatorFolder = 'src/api/gen'
const mockFolder = 'mocks/gen'
const ofValidators = ['validation.ts', 'parameters.ts', 'validatorTables.ts']
const ofMocks = ['answering.ts', 'preference.ts', 'refusal.ts', 'routing.ts']

/** In the mocks' folder, the validators' modules are no longer neighbours. */
const pointToValidators = (code: string) =>
  ofValidators.reduce(
    (text, name) => text.replaceAll(`'./${name}'`, `'../../${validatorFolder}/${name}'`),
    code,
  )

/**
 * What generated code runs on, as it stands in `codegen/runtime`, copied beside it: what is
 * generated needs nothing of the generator.
 */
export async function copyRuntime(): Promise<[path: string, code: string][]> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const copies = [
    ...ofValidators.map(async (name) => [`${validatorFolder}/${name}`, await read(name)] as const),
    ...ofMocks.map(
      async (name) => [`${mockFolder}/${name}`, pointToValidators(await read(name))] as const,
    ),
  ]
  return (await Promise.all(copies)).map(([path, code]) => [path, code])
}
