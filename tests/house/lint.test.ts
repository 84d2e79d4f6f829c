import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Code that each configured lint rule must reject. The path is given for rules that depend on it.
 */
const invalidCases: [rule: string, code: string, path?: string][] = [
  ['noExcessiveLinesPerFunction', `export function a() {${'\n  a()'.repeat(81)}\n}`],
  ['noUndeclaredDependencies', "import 'left-pad'"],
  ['noUnusedImports', "import { b } from './b.ts'"],
  ['noUnusedVariables', 'const unused = 1'],
  [
    'useExhaustiveDependencies',
    "import { useEffect } from 'react'\nexport function useA(b: () => void) {\n  useEffect(() => b(), [])\n}",
  ],
  ['useImportExtensions', "import { b } from './b'\nb()"],
  ['noFloatingPromises', 'async function a() {}\na()'],
  ['noIdenticalTestTitle', "it('a', b)\nit('a', c)"],
  ['noInlineStyles', 'export const a = <p style={{ color: "red" }} />'],
  [
    'noPlaywrightMissingAwait',
    "import { expect, test } from '@playwright/test'\ntest('a', async ({ page }) => {\n  expect(page).toHaveTitle('b')\n})",
    'tests/e2e/a.e2e.ts',
  ],
  ['noPlaywrightNetworkidle', "await page.waitForLoadState('networkidle')"],
  ['noPlaywrightWaitForTimeout', 'await page.waitForTimeout(500)'],
  [
    'useExhaustiveSwitchCases',
    "export function a(b: 'c' | 'd') {\n  switch (b) {\n    case 'c':\n      return 1\n  }\n}",
  ],
  ['useLogicalProperties', 'p {\n  margin-left: 1px;\n}', 'src/ui/a.module.css'],
  ['noBarrelFile', "export { b } from './b.ts'", 'src/ui/index.ts'],
  ['noReExportAll', "export * from './b.ts'"],
  ['noDefaultExport', 'export default 1'],
  ['noEnum', 'enum A {\n  B,\n}'],
  ['noJsxLiterals', 'export const a = <p>Hello</p>'],
  ['noNonNullAssertion', 'export const a = (b?: { c: 1 }) => b!.c'],
  ['noRestrictedImports', "import { z } from 'zod'"],
  ['noRestrictedImports', "import '@mantine/core/styles.css'", 'src/ui/Box.tsx'],
  ['noRestrictedImports', "import { TextInput } from '@mantine/core'"],
  ['noRestrictedGlobals', "void fetch('/wps')"],
  ['noRestrictedGlobals', "localStorage.getItem('a')"],
  ['useConsistentArrayType', 'export type A = Array<string>'],
  ['useConsistentTypeDefinitions', 'export interface A {\n  b: string\n}'],
  ['useFilenamingConvention', 'export const a = 1', 'src/app/my-file.ts'],
  ['useImportType', "import { A } from './a.ts'\nexport type B = A"],
  ['useNodejsImportProtocol', "import 'fs'"],
  ['useThrowOnlyError', "throw 'a'"],
  ['noConsole', "console.log('a')"],
  ['noExplicitAny', 'export const a: any = 1'],
  ['noFocusedTests', "it.only('a', () => {})"],
  ['noSkippedTests', "it.skip('a', () => {})"],
  ['noTsIgnore', '// @ts-ignore\nexport const a = 1'],
  ['plugin', 'export const a = { ...{ b: 1 }, c: 2 }'],
  ['plugin', 'export const a = <p {...{ title }} />'],
]

/** Valid code that is similar to the invalid cases. */
const validCases: [code: string, path: string][] = [
  ['export const b = () => 1', 'src/app/b.ts'],
  ["import { TextInput } from '@mantine/core'\nTextInput()", 'src/ui/Field.tsx'],
  ["import * as z from 'zod/mini'\nz.string()", 'src/features/wallet/schema.ts'],
  ['export default {}', './vite.config.ts'],
  ["await fetch('/wps')", 'tests/support/ask.ts'],
  ['p {\n  margin-inline-start: 1px;\n}', 'src/ui/b.module.css'],
  ['export const c = (d: object) => ({ ...d, ...(d ? { e: 1 } : {}) })', 'src/app/c.ts'],
]

type Report = { diagnostics: { category?: string; location?: { path?: string } }[] }

/** Runs Biome with the repository's configuration on files with one problem each. */
function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const { plugins }: { plugins: string[] } = JSON.parse(
      readFileSync(join(root, 'biome.json'), 'utf8'),
    )
    for (const name of ['biome.json', 'package.json', 'tsconfig.json', ...plugins]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      copyFileSync(join(root, name), join(folder, name))
    }
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${content}\n`)
    }
    const cli = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.']
    const { stdout } = spawnSync(process.execPath, [cli, ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    const { diagnostics }: Report = JSON.parse(stdout)
    const rows = diagnostics.map(({ category = '', location }) => ({
      path: location?.path ?? '',
      rule: category.split('/').at(-1) ?? '',
    }))
    return new Map(
      Object.keys(files).map((path) => [
        path,
        rows.filter((row) => row.path === path).map(({ rule }) => rule),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('linter', () => {
  const cases = invalidCases.map(([rule, code, path], index) => ({
    rule,
    code,
    path: path ?? `src/app/case${index}.tsx`,
  }))
  const found = lint(
    Object.fromEntries([
      ...cases.map(({ path, code }) => [path, code]),
      ...validCases.map(([code, path]) => [path, code]),
    ]),
  )

  it.each(cases)('the lint rule $rule rejects $code', ({ rule, path }) => {
    expect(found.get(path)).toContain(rule)
  })

  it('every lint rule added to the recommended ones has a case that breaks it', () => {
    const { linter, overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    const { preset: _, ...groups }: Record<string, object> = linter.rules
    const inSrc: object[] = overrides.flatMap((one: (typeof overrides)[number]) =>
      one.includes.includes('src/**') ? Object.values(one.linter.rules) : [],
    )
    const ours = [...Object.values(groups), ...inSrc].flatMap((group) => Object.keys(group))
    const proven = new Set(cases.map(({ rule }) => rule))
    expect(ours.filter((rule) => !proven.has(rule))).toEqual([])
  })

  it.each(validCases)('the linter accepts %j in %s', (_, path) => {
    expect(found.get(path)).toEqual([])
  })
})
