/** The steps that `npm run check` and `npm test` are made of. Each runs alone by its id. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Step = {
  /** What to write after `npm test --` to run this step alone. */
  id: string
  /** What holds when it passes. */
  title: string
  /** Arguments for Node, the script first, relative to the root. */
  command: readonly string[]
  env?: Record<string, string>
  /** Which runner's report it leaves, where its tests are counted. */
  report?: 'vitest' | 'playwright'
  /** Whether it runs with `full` or by its name alone. */
  isExtra?: boolean
}

/** Quick, independent of one another, and of the build. */
export function checkSteps(root: string): Step[] {
  const bin = (name: string, command?: string) => binOf(root, name, command)
  return [
    {
      id: 'generated',
      title: 'Generated code agrees with the contract',
      command: ['scripts/generate.mjs', '--check'],
    },
    {
      id: 'types',
      title: 'Types hold',
      // Each checker resolves the contract's types for itself, so that more of them work longer.
      command: ['node_modules/typescript-7/bin/tsc', '--checkers', '1'],
    },
    {
      id: 'layers',
      title: 'No import against the layers, no cycle',
      command: [
        bin('dependency-cruiser', 'depcruise'),
        '--config=.dependency-cruiser.mjs',
        'codegen',
        'gateway',
        'mocks',
        'platform',
        'scripts',
        'src',
        'tests',
      ],
    },
    {
      id: 'unused',
      title: 'No file, export or package is unused',
      command: [bin('knip'), '--treat-config-hints-as-errors'],
    },
    {
      id: 'contract',
      title: 'The contract keeps its rules',
      command: [bin('@redocly/cli', 'redocly'), 'lint', '--max-problems=200'],
    },
    {
      id: 'lint',
      title: 'Code is formatted and lint-free',
      command: [bin('@biomejs/biome'), 'check', '--error-on-warnings'],
    },
    {
      id: 'messages',
      title: 'Every language says the same',
      command: [
        bin('@formatjs/cli', 'formatjs'),
        'verify',
        '--source-locale=en',
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
        'locales/!(server.*).json',
      ],
    },
    {
      id: 'serverMessages',
      title: 'The server says the same in every language',
      command: [
        bin('@formatjs/cli', 'formatjs'),
        'verify',
        '--source-locale=server.en',
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
        'locales/server.*.json',
      ],
    },
  ]
}

/** Programs that the tests need; installing them waits for downloads more than it computes. */
export function installationSteps(): Step[] {
  return [
    {
      id: 'postgres',
      title: 'PostgreSQL is there for the tests',
      command: ['scripts/postgres/installPostgres.ts'],
    },
    { id: 'browser', title: 'A browser starts', command: ['scripts/browser/installBrowser.ts'] },
  ]
}

/** Independent of the checks and the unit tests. */
export function buildSteps(): Step[] {
  return [
    { id: 'build', title: 'The portal builds', command: ['scripts/makeBuild.ts'] },
    {
      id: 'audit',
      title: 'No hole is known in a package that is shipped',
      command: ['scripts/audit/audit.ts'],
    },
  ]
}

/** Files of a run of the tests, in a folder of its own. */
export type RunFiles = {
  /** The report that a step's runner leaves, by the step's id. */
  reportOf: (id: string) => string
  /** Where `recordCost` writes. */
  costs: string
  /** Where unit tests list the rejections that they brought about. */
  rejections: string
}

/** The unit tests. Slower than all checks and the build, which run beside them. */
export function unitStep(root: string, { reportOf, costs, rejections }: RunFiles): Step {
  const reporters = ['default', 'json', './scripts/steps/costReporter.ts']
  return {
    id: 'unit',
    title: 'Units, contract and house rules hold',
    command: [
      binOf(root, 'vitest'),
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${reportOf('unit')}`,
    ],
    env: { PORTICO_REJECTIONS: rejections, PORTICO_COSTS: costs },
    report: 'vitest',
  }
}

/** Steps that need the build or the unit tests, one after the other. */
export function finalSteps(root: string, files: RunFiles): Step[] {
  const { reportOf, costs, rejections } = files
  const playwright = [binOf(root, '@playwright/test', 'playwright'), 'test']
  return [
    {
      id: 'rejections',
      title: 'Every refusal of the contract is brought about by a test',
      command: ['scripts/rejections/checkRejections.ts'],
      env: { PORTICO_REJECTIONS: rejections },
    },
    {
      id: 'bundle',
      title: 'The bundles keep their budgets and hold no mock',
      command: ['scripts/bundle/bundleBudget.ts'],
    },
    endToEnd('e2e', 'Visitors get through on the gateway', [...playwright, '--project=gateway']),
    endToEnd('mocks', 'Visitors get through on the mocks alone', [
      ...playwright,
      '--project=mocks',
    ]),
    {
      ...endToEnd('browsers', 'Visitors get through in Chromium, Firefox and WebKit', [
        'scripts/browser/runStory.ts',
      ]),
      isExtra: true,
    },
    {
      id: 'costs',
      title: 'The tests keep their budget of expensive work',
      command: ['scripts/steps/checkCosts.ts'],
      env: { PORTICO_COSTS: costs },
    },
  ]

  function endToEnd(id: string, title: string, command: readonly string[]): Step {
    return {
      id,
      title,
      command: [...command, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(id), PORTICO_COSTS: costs },
      report: 'playwright',
    }
  }
}

/** Path of a package's command, relative to the root, so that it can be given to Node. */
export function binOf(root: string, name: string, command = name): string {
  const manifest = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  )
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command]
  const file = bin ?? Object.values(manifest.bin ?? {})[0]
  if (typeof file !== 'string') throw new Error(`The package ${name} has no command ${command}.`)
  return join('node_modules', name, file)
}
