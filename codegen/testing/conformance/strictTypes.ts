import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runNode } from './runNode.ts'

/** Strictest compiler options for code that Node runs without a build. */
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

/** Type errors of all files in several folders. One run checks all folders. */
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
  const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json')
  const tsc = join(dirname(manifest), 'bin/tsc')
  const { code, stdout, stderr } = await runNode([tsc, '-p', config, '--pretty', 'false'])
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line))
  return errors.length === 0 && code !== 0 ? [`${stdout}${stderr}`.trim()] : errors
}
