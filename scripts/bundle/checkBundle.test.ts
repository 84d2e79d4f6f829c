import { describe, expect, it } from 'vitest'
import { type Bundle, leakedTexts, measure, problemsOf } from './checkBundle.ts'

const budgets = { '/': { roots: ['index.html'], scriptKilobytes: 120, styleKilobytes: 20 } }

function aBundle(): Bundle {
  return {
    manifest: {
      'index.html': { file: 'assets/start.js', imports: ['_react.js'], css: ['assets/start.css'] },
      '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
      'src/pages/Later.tsx': { file: 'assets/later.js', imports: ['_shared.js'] },
    },
    modules: {
      'assets/start.js': ['src/app/main.tsx', 'vite/modulepreload-polyfill.js'],
      'assets/react.js': ['node_modules/react/index.js'],
      'assets/shared.js': ['src/lib/money.ts', 'node_modules/zod/mini/index.js'],
      'assets/later.js': ['src/pages/Later.tsx', 'virtual:messages/features/en'],
    },
    sizes: {
      'assets/start.js': 20_000,
      'assets/react.js': 70_000,
      'assets/shared.js': 30_000,
      'assets/later.js': 500_000,
      'assets/start.css': 20_000,
    },
  }
}

describe('texts in the build', () => {
  it('a text of the mocks in a file of the build is reported', () => {
    const files = { 'a.js': 'login("ana","portico-ana-1")', 'b.js': 'hello' }
    expect(leakedTexts(files, ['portico-ana-1'])).toEqual([
      'a.js holds "portico-ana-1", which is of the mocks.',
    ])
    expect(leakedTexts(files, ['other'])).toEqual([])
  })
})

describe('bundle budget', () => {
  it('a bundle of exactly the allowed size passes', () => {
    expect(problemsOf(aBundle(), budgets)).toEqual([])
  })

  it('the budget counts static imports of the first page once and ignores dynamic imports', () => {
    expect(measure(aBundle(), '/', budgets['/'])).toEqual({
      budget: '/',
      script: 120_000,
      style: 20_000,
    })
  })

  it('a bundle is rejected when an imported chunk makes its scripts too large', () => {
    const bundle = aBundle()
    bundle.sizes['assets/shared.js'] = 30_100
    expect(problemsOf(bundle, budgets)).toEqual(['/ loads 120.1 KB of script; 120 KB are allowed.'])
  })

  it('a bundle is rejected when its styles are too large', () => {
    const bundle = aBundle()
    bundle.sizes['assets/start.css'] = 21_000
    expect(problemsOf(bundle, budgets)).toEqual(['/ loads 21.0 KB of style; 20 KB are allowed.'])
  })

  it('a bundle is rejected when the size of a file is unknown', () => {
    const bundle = aBundle()
    delete bundle.sizes['assets/react.js']
    expect(problemsOf(bundle, budgets)).toHaveLength(1)
  })

  it('problemsOf throws for a budget whose root is missing in the build', () => {
    const renamed = { '/': { ...budgets['/'], roots: ['main.html'] } }
    expect(() => problemsOf(aBundle(), renamed)).toThrow('no entry main.html')
  })

  it('a bundle is rejected when the modules of a script are unknown', () => {
    const bundle = aBundle()
    bundle.sizes['assets/worker.js'] = 10
    expect(problemsOf(bundle, budgets)).toEqual([
      'assets/worker.js is in the build, but not in the list of modules.',
    ])
  })

  it.each([
    'node_modules/msw/lib/browser/index.mjs',
    'node_modules/@mswjs/interceptors/lib/index.mjs',
    'node_modules/@faker-js/faker/dist/index.js',
    'node_modules/ajv/dist/runtime/ucs2length.js',
    'node_modules/redoc/node_modules/ajv-formats/dist/formats.js',
    'node_modules/json-schema-traverse/index.js',
    'node_modules/openapi-sampler/src/index.js',
    'node_modules/recheck/lib/browser.js',
    'virtual:msw',
    'platform/domain/base/context/context.ts',
    'mocks/gen/answers.ts',
    'gateway/commands/main.ts',
    'codegen/runtime/validation.ts',
    'tests/support/personas.ts',
  ])('a bundle is rejected when a chunk contains %s', (id) => {
    const bundle = aBundle()
    bundle.modules['assets/later.js']?.push(id)
    expect(problemsOf(bundle, budgets)).toEqual([
      `assets/later.js holds ${id}, which is for developers only.`,
    ])
  })

  it.each([
    'src/features/lobby/mocksAreFine.ts',
    'src/api/gen/paths.ts',
    'node_modules/openapi-fetch/dist/index.js',
    'node_modules/react/index.js',
    'virtual:messages',
  ])('a bundle may contain %s', (id) => {
    const bundle = aBundle()
    bundle.modules['assets/start.js']?.push(id)
    expect(problemsOf(bundle, budgets)).toEqual([])
  })
})
