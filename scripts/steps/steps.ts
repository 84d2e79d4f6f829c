/** Steps of `npm run check` and `npm test`. Each can run alone by its id. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Step = {
  /** Name of the step for `npm test -- <id>`. */
  id: string
  /** Statement that holds when the step passes. */
  title: string
  /** Arguments for Node, the script first, relative to the root. */
  command: readonly string[]
  env?: Record<string, string>
  /** Runner whose report counts the step's tests. */
  report?: 'vitest' | 'playwright'
  /** True if the step runs only in a full run or by its name. */
  isExtra?: boolean
  /** True if a full run omits the step. */
  isDefaultOnly?: boolean
}

/** Fast steps that depend neither on each other nor on the build. */
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
      // Each type checker of the compiler resolves the types of the contract again. Several type
      // checkers would therefore take longer in total.
      command: ['node_modules/typescript-7/bin/tsc', '--checkers', '1'],
      // Less garbage collection: a third less CPU time for 1 GB more memory.
      env: { GOGC: '400' },
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
      command: ['scripts/contract/lintContract.ts'],
    },
    {
      id: 'lint',
      title: 'Code is formatted and lint-free',
      command: [bin('@biomejs/biome'), 'check', '--error-on-warnings'],
    },
    {
      id: 'commits',
      title: 'Commits since origin/main keep their form',
      command: ['scripts/commits/checkCommits.ts'],
    },
    {
      id: 'messages',
      title: 'Every language is complete and well written',
      command: ['scripts/messages/checkMessages.ts'],
    },
  ]
}

/** Installs programs that the tests need. These steps mostly wait for downloads. */
export function installationSteps(): Step[] {
  return [
    {
      id: 'postgres',
      title: 'PostgreSQL is there for the tests',
      command: ['scripts/postgres/installPostgres.ts'],
    },
    { id: 'browser', title: 'A browser starts', command: ['scripts/browser/installBrowser.ts'] },
    {
      id: 'fonts',
      title: 'Fonts of all scripts are installed, or their tests are skipped',
      command: ['scripts/fonts/installFonts.ts'],
      isExtra: true,
    },
  ]
}

/** Steps that depend neither on the checks nor on the unit tests. */
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

/** Files of a test run, in a separate folder. */
export type RunFiles = {
  /** Path of the report of a step's runner, by the step's id. */
  reportOf: (id: string) => string
  /** File to which `recordCost` appends. */
  costs: string
  /** File to which unit tests append the rejections that they caused. */
  rejections: string
}

/**
 * Unit tests of the portal. They run in parallel with all checks and the build, and take longer
 * than these steps.
 * @param isFull true to include the tests with the tag `full`
 */
export function unitStep(root: string, files: RunFiles, isFull: boolean): Step {
  const command = vitest(root, files, 'unit', '--project=!generator')
  return {
    id: 'unit',
    title: 'Units, contract and house rules hold',
    command: isFull ? command : [...command, '--tags-filter=!full'],
    env: { PORTICO_REJECTIONS: files.rejections, PORTICO_COSTS: files.costs },
    report: 'vitest',
  }
}

/**
 * Tests of the generator's package.
 * @param hasChanged false to run them only in a full run or by name
 */
export function generatorStep(root: string, files: RunFiles, hasChanged: boolean): Step {
  return {
    id: 'generator',
    title: 'The generator passes its own tests',
    command: vitest(root, files, 'generator', '--project=generator'),
    env: { PORTICO_COSTS: files.costs },
    report: 'vitest',
    isExtra: !hasChanged,
  }
}

function vitest(root: string, { reportOf }: RunFiles, id: string, project: string): string[] {
  const reporters = ['default', 'json', './scripts/steps/costReporter.ts']
  return [
    binOf(root, 'vitest'),
    'run',
    project,
    ...reporters.map((name) => `--reporter=${name}`),
    `--outputFile.json=${reportOf(id)}`,
  ]
}

/** Steps that need the build or the unit tests. They run one after the other. */
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
      // The budgets are those of the default run.
      isDefaultOnly: true,
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

/** Path of a package's command for Node, relative to the root. */
export function binOf(root: string, name: string, command = name): string {
  const manifest = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  )
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command]
  const file = bin ?? Object.values(manifest.bin ?? {})[0]
  if (typeof file !== 'string') throw new Error(`The package ${name} has no command ${command}.`)
  return join('node_modules', name, file)
}
