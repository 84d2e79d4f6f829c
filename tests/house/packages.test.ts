import { describe, expect, it } from 'vitest'
import { differentVersions } from './rules/packages.ts'
import { importsMissingAtStart } from './rules/startPackages.ts'

describe('versions of packages', () => {
  it('differentVersions reports a package that two workspaces name in different versions', () => {
    const manifests = [
      { dependencies: { vite: '8.3.8', zod: '4.6.7' } },
      { dependencies: { zod: '4.6.7' }, devDependencies: { vite: '8.3.9' } },
    ]
    expect(differentVersions(manifests)).toEqual(['vite is named as 8.3.8 and 8.3.9.'])
  })
})

describe('packages of npm start', () => {
  const scripts = {
    start: 'node scripts/run.mjs scripts/start.ts',
    test: 'node scripts/run.mjs --all scripts/test.ts',
  }
  const packages = {
    'node_modules/vite': {},
    'node_modules/@tool/checker': { dev: true },
    'node_modules/knip': { dev: true },
  }
  const missing = (...contents: [path: string, content: string][]) =>
    importsMissingAtStart(
      contents.map(([path, content]) => ({ path, content })),
      { scripts },
      { packages },
    )

  it.each([
    "import { check } from '@tool/checker/fast'",
    "export { check } from '@tool/checker'",
    "const { check } = await import('@tool/checker')",
    "const checker = import.meta.resolve('@tool/checker')",
  ])('importsMissingAtStart reports %j in a script of npm start', (content) => {
    expect(missing(['scripts/start.ts', content])).toEqual([
      'scripts/start.ts imports @tool/checker.',
    ])
  })

  it('importsMissingAtStart follows imports and paths of scripts', () => {
    const found = missing(
      ['scripts/start.ts', "import './make/products.mjs'"],
      ['scripts/make/products.mjs', "export const command = ['scripts/build.mjs']"],
      ['scripts/build.mjs', "new Worker(new URL('./thread.ts', import.meta.url))"],
      ['scripts/thread.ts', "import 'knip'"],
    )
    expect(found).toEqual(['scripts/thread.ts imports knip.'])
  })

  it('importsMissingAtStart reads all code of the portal and the gateway except tests', () => {
    const found = missing(
      ['src/app/main.tsx', "import 'knip'"],
      ['src/app/main.test.tsx', "import 'knip'"],
      ['gateway/gateway.ts', "import 'vite'"],
    )
    expect(found).toEqual(['src/app/main.tsx imports knip.'])
  })

  it.each([
    ['scripts/test.ts', "import 'knip'"],
    ['scripts/start.ts', "import type { Config } from 'knip'"],
    ['scripts/start.ts', "const name = 'knip'"],
  ])('importsMissingAtStart accepts in %s: %s', (path, content) => {
    expect(missing([path, content])).toEqual([])
  })
})
