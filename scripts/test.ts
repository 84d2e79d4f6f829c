/**
 * `npm test [-- step…]`: everything that CI runs. The last line counts the tests. The argument
 * `full` adds the steps and tests outside the default run; see `tests/README.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installHooks } from './commits/installHooks.ts'
import { make, makeSources } from './products/make.ts'
import { build, gatewayBundle } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { finishedLine } from './setup/progress.mjs'
import { chooseSteps } from './steps/chooseSteps.ts'
import { totalOf } from './steps/countTests.ts'
import { hasGeneratorChanged } from './steps/generatorChanges.ts'
import { resultLine, runSteps, type StepResult } from './steps/runSteps.ts'
import { type FileTime, findSlowestFiles } from './steps/slowestFiles.ts'
import {
  buildSteps,
  checkSteps,
  finalSteps,
  generatorStep,
  installationSteps,
  type RunFiles,
  type Step,
  unitStep,
} from './steps/steps.ts'
import { keepTimes } from './steps/stepTimes.ts'
import { findUnsteadyTests } from './steps/unsteadyTests.ts'

const startTime = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'portico-reports-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const files: RunFiles = {
  reportOf: (id) => join(folder, `${id}.json`),
  costs: join(folder, 'costs.txt'),
  rejections: join(folder, 'rejections.txt'),
}
const fileLine = ({ file, milliseconds }: FileTime): string => finishedLine(file, milliseconds)

const words = process.argv.slice(2)
const isFull = words.includes('full')
if (isFull) {
  process.env.PORTICO_TESTS = 'full'
  process.env.TEST_EXTENT = 'full'
}
const generator = generatorStep(root, files, hasGeneratorChanged(root))
/** Groups run one after the other, with up to `atOnce` parallel steps each. */
const groups: { steps: readonly Step[]; atOnce: number }[] = [
  { steps: installationSteps(), atOnce: 2 },
  {
    steps: [unitStep(root, files, isFull), generator, ...checkSteps(root), ...buildSteps()],
    atOnce: 2,
  },
  { steps: finalSteps(root, files), atOnce: 1 },
]
const chosenSteps = chooseSteps(
  groups.flatMap(({ steps }) => steps),
  words.filter((word) => word !== 'full'),
  { isFull },
)
const isChosen = (id: string): boolean => chosenSteps.some((step) => step.id === id)

installHooks(root)
await makeSources()
// If the build step is not chosen, this replaces a stale build before the steps that need the
// build.
if (!isChosen('build')) {
  if (['bundle', 'e2e', 'browsers'].some(isChosen)) await make(build)
  if (['unit', 'e2e', 'browsers'].some(isChosen)) await make(gatewayBundle)
}

if (words.length === 0 && !isChosen(generator.id)) {
  process.stdout.write(
    `Left out, since the generator did not change: ${generator.title} (npm test -- ${generator.id})\n`,
  )
}

const results: StepResult[] = []
const failed = (): boolean => results.some(({ hasPassed }) => !hasPassed)
for (const { steps, atOnce } of groups) {
  if (failed()) break
  const own = steps.filter(({ id }) => isChosen(id))
  results.push(...(await runSteps(own, { root, atOnce: Math.min(atOnce, own.length) })))
}

const total = totalOf(results, files.reportOf)
const slowest = findSlowestFiles(results, { root, reportOf: files.reportOf, count: 10 })
keepTimes(root, results)
const all = finishedLine('All steps', performance.now() - startTime)
process.stdout.write(`\nSteps\n${results.map(resultLine).join('\n')}\n${all}\n`)
if (slowest.length > 0)
  process.stdout.write(`\nSlowest files\n${slowest.map(fileLine).join('\n')}\n\n`)
for (const { title, cause } of findUnsteadyTests(results, files.reportOf))
  process.stdout.write(`Passed at its second try: ${title}\n${cause.replaceAll(/^/gm, '    ')}\n\n`)
process.stdout.write(`${total.passedCount} passed, ${total.failedCount} failed\n`)
if (failed()) process.exitCode = 1
