/**
 * Duration of the contract suite on each platform, and the share of responses that an independent
 * validator accepts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listOperations } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import { root } from '../../scripts/setup/bootstrap.mjs'
import { binOf } from '../../scripts/steps/steps.ts'
import { round } from './page/measuredPage.ts'

const platforms = {
  'mocks.full': 'on the mocks',
  embedded: 'on a gateway with SQLite',
  'postgres.full': 'on a gateway with PostgreSQL',
  'failing.full': 'of a gateway that fails',
} as const

/**
 * Duration of one platform's suite in seconds, and a letter for each response: `v` for valid, `x`
 * for invalid.
 */
async function measure(
  name: string,
  verdicts: string,
): Promise<{ seconds: number; verdictMarks: string }> {
  const began = performance.now()
  const suite = `tests/contract/everyCall/everyCall.${name}.test.ts`
  const command = [binOf(root, 'vitest'), 'run', '--reporter=dot', suite]
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORTICO_TESTS: 'full', PORTICO_VERDICTS: verdicts },
  })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - began) / 1000
  const said = await readFile(verdicts, 'latin1').catch(() => '')
  // Invalid responses are a figure of the bench; any other failure stops it.
  if (code !== 0 && !said.includes('x')) throw new Error(`npx vitest run ${suite} fails`)
  return { seconds, verdictMarks: said }
}

export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-contract-'))
  try {
    const contract = await readContract(join(root, 'openapi/portal.yaml'))
    const rows: { figure: string; value: number; unit: string; target?: string }[] = [
      { figure: 'operations', value: listOperations(contract).length, unit: '' },
    ]
    for (const [name, title] of Object.entries(platforms)) {
      const { seconds, verdictMarks: said } = await measure(name, join(folder, name))
      const valid = said.replaceAll('x', '').length / said.length
      rows.push(
        { figure: `answers ${title}`, value: said.length, unit: '' },
        {
          figure: '  valid, by another validator',
          value: round(100 * valid, 2),
          unit: '%',
          target: '100',
        },
        { figure: '  time', value: round(seconds, 0), unit: 's' },
      )
    }
    return { title: 'Every call in every way that it documents to answer', rows }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
