import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findUnsteadyTests } from './unsteadyTests.ts'

it('a test that passed in a retry is listed with its first failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-reports-'))
  const passed = { status: 'expected', results: [{}] }
  const flaky = {
    status: 'flaky',
    results: [{ errors: [{ message: '\u001b[31mExpected: 1\u001b[39m\nReceived: 2' }] }, {}],
  }
  const inner = { specs: [{ title: 'pays once', tests: [flaky] }] }
  const outer = { specs: [{ title: 'opens', tests: [passed] }], suites: [inner] }
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [outer] }))
  const results = ['e2e', 'mocks'].map((id) => ({
    step: { id, title: id, command: [], report: 'playwright' as const },
    hasPassed: true,
    milliseconds: 1,
  }))
  const tests = findUnsteadyTests(results, (id) => join(folder, `${id}.json`))
  rmSync(folder, { recursive: true })
  expect(tests).toEqual([{ title: 'pays once', cause: 'Expected: 1\nReceived: 2' }])
})
