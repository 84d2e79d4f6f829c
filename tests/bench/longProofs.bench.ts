import { fileURLToPath } from 'node:url'
import { runNode } from '../../scripts/steps/runNode.ts'
import { binOf } from '../../scripts/steps/steps.ts'
import type { Figures } from './printFigures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kills = 100
const faultySteps = 500

/** Runs a file of tests to a larger extent than `npm test` does, and shows what it says. */
const prove = (title: string, file: string, env: Record<string, string>): Promise<Figures> =>
  proveBy([binOf(root, 'vitest'), 'run', file], title, env)

async function proveBy(
  command: string[],
  title: string,
  env: Record<string, string>,
): Promise<Figures> {
  const started = performance.now()
  const { hasPassed } = await runNode(command, { root, env })
  const seconds = Math.round((performance.now() - started) / 1000)
  return {
    title,
    rows: [
      { figure: 'tests hold', value: hasPassed ? 1 : 0, unit: 'of 1', target: '1' },
      { figure: 'time', value: seconds, unit: 's' },
    ],
  }
}

/** Databases under processes that are killed in the middle of their writes. */
export const durability = (): Promise<Figures> =>
  prove(`Nothing lost in ${kills} kills`, 'gateway/database/durability.full.test.ts', {
    PORTICO_TESTS: 'full',
    PORTICO_KILLS: String(kills),
  })

/** Whole gateways that are killed while players register, bet, pay and transfer. */
export const gatewayKills = (): Promise<Figures> =>
  prove(`Nothing lost or doubled in ${kills} kills`, 'gateway/gateway.kills.process.full.test.ts', {
    PORTICO_TESTS: 'full',
    PORTICO_KILLS: String(kills),
  })

/** A visit in a browser on which any call may fail; `PORTICO_FAULT_SEED` makes it another one. */
export const faults = (): Promise<Figures> =>
  proveBy(
    [
      binOf(root, '@playwright/test', 'playwright'),
      'test',
      '--project=gateway',
      '--workers=1',
      'faultRun',
    ],
    `Page and money kept over ${faultySteps} steps`,
    { PORTICO_FAULT_STEPS: String(faultySteps), PORTICO_FAULT_DELAY: '5000' },
  )

/** The generator on the contracts that others published. */
export const conformance = (): Promise<Figures> =>
  prove('Mocks of published contracts', 'tests/conformance', { PORTICO_TESTS: 'full' })
