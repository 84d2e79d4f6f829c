import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from '../../scripts/steps/runNode.ts'
import { binOf } from '../../scripts/steps/steps.ts'
import type { Figures } from './printFigures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kills = 100
const faultySteps = 500
const attackOperations = 2_000
const attackKills = 20

/** Runs a test file more extensively than `npm test`, and shows its output. */
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

/** Kills processes that write to a database, and checks that no acknowledged write is lost. */
export const durability = (): Promise<Figures> =>
  prove(`Nothing lost in ${kills} kills`, 'gateway/database/durability.full.test.ts', {
    PORTICO_TESTS: 'full',
    PORTICO_KILLS: String(kills),
  })

/** Kills gateways while players register, bet, pay and transfer. */
export const gatewayKills = (): Promise<Figures> =>
  prove(`Nothing lost or doubled in ${kills} kills`, 'gateway/gateway.kills.process.full.test.ts', {
    PORTICO_TESTS: 'full',
    PORTICO_KILLS: String(kills),
  })

type AttackFigures = { database: string; operations: number } & Record<
  'kills' | 'lostAnswers' | 'acknowledged' | 'lost' | 'doubled',
  number
>

/**
 * Thirty members make all kinds of money operations while their gateway fails and is killed.
 * `PORTICO_ATTACK_SEED` repeats a seed.
 */
export async function attack(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-attack-'))
  const file = join(folder, 'figures')
  const seed = process.env.PORTICO_ATTACK_SEED ?? String(Date.now() % 2 ** 31)
  try {
    const title = `Nothing lost or doubled under attack (seed ${seed})`
    const { rows } = await prove(title, 'gateway/gateway.attack.process.full.test.ts', {
      PORTICO_TESTS: 'full',
      PORTICO_ATTACK_OPERATIONS: String(attackOperations),
      PORTICO_ATTACK_KILLS: String(attackKills),
      PORTICO_ATTACK_SEED: seed,
      PORTICO_ATTACK_FIGURES: file,
    })
    const written = await readFile(file, 'utf8').catch(() => '')
    const lines = written.split('\n').filter((line) => line !== '')
    return { title, rows: [...lines.flatMap(attackRows), ...rows] }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function attackRows(line: string): Figures['rows'] {
  // The cast is safe: the test that `attack` runs wrote `line` as `AttackFigures`.
  const figures = JSON.parse(line) as AttackFigures
  const of = (words: string) => `${figures.database}: ${words}`
  return [
    { figure: of('operations'), value: figures.operations, unit: '' },
    { figure: of('kills'), value: figures.kills, unit: '' },
    { figure: of('answers lost on the way'), value: figures.lostAnswers, unit: '' },
    { figure: of('acknowledged writes'), value: figures.acknowledged, unit: '' },
    { figure: of('lost'), value: figures.lost, unit: '', target: '0' },
    { figure: of('doubled'), value: figures.doubled, unit: '', target: '0' },
  ]
}

/** A visit in a browser during which any call may fail; `PORTICO_FAULT_SEED` sets the seed. */
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

/** Tests the generator on published contracts of third parties. */
export const conformance = (): Promise<Figures> =>
  prove('Mocks of published contracts', 'codegen/testing/conformance', { TEST_EXTENT: 'full' })
