import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findPostgres } from './findPostgres.ts'
import { stepsToInstall } from './installPostgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('without PostgreSQL', () => {
  it('root on Linux installs the package of the system', () => {
    const steps = stepsToInstall(true, 'linux').map((step) => step.join(' '))
    expect(steps.at(-1)).toMatch(/^apt-get install -y .*postgresql$/)
  })

  it('nobody else runs commands that need root', () => {
    expect(stepsToInstall(false, 'linux')).toEqual([])
    expect(stepsToInstall(true, 'darwin')).toEqual([])
  })
})

describe('a folder in PATH', () => {
  it('counts when it has every program that a test runs', () => {
    const [half, whole] = ['half', 'whole'].map((name) => join(folder, name))
    for (const [path, programs] of [
      [half ?? '', ['initdb']],
      [whole ?? '', ['initdb', 'postgres']],
    ] as const) {
      mkdirSync(path)
      for (const program of programs) writeFileSync(join(path, program), '', { mode: 0o755 })
    }
    expect(findPostgres([half, whole].join(delimiter))).toBe(whole)
  })
})
