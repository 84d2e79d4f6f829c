import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/setup/bootstrap.mjs'
import { runNode } from './runNode.ts'

/** As strict as TypeScript is, for code that Node runs as it stands. */
const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
}

/** What TypeScript finds wrong with the files of some folders, all looked at together. */
export async function strictTypeErrors(
  place: string,
  folders: readonly string[],
): Promise<string[]> {
  const config = join(place, 'tsconfig.strict.json')
  const include = folders.map((folder) => join(folder, '**/*'))
  await writeFile(
    config,
    JSON.stringify({ compilerOptions, include, exclude: ['**/node_modules'] }),
  )
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const { code, stdout, stderr } = await runNode([tsc, '-p', config, '--pretty', 'false'])
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line))
  return errors.length === 0 && code !== 0 ? [`${stdout}${stderr}`.trim()] : errors
}
