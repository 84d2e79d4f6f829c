import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findPostgres } from './findPostgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('search for PostgreSQL', () => {
  it('findPostgres skips a folder in PATH that lacks a required program', () => {
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
