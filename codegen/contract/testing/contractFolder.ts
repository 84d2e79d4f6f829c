import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Contract } from '../contract.ts'
import { ContractError } from '../contractError.ts'
import { readContract } from '../readContract.ts'

/** Temporary folder for the contract files of one test. */
export type ContractFolder = {
  /** Absolute path of a file in the folder. */
  path(name?: string): string
  write(files: Record<string, string | Uint8Array>): Promise<void>
  /** Writes files, and reads the first one as a contract. */
  read(files: Record<string, string | Uint8Array>): Promise<Contract>
  /**
   * Writes files, reads the first one as a contract, and returns the lines of the error. Paths in
   * the lines are relative to the folder.
   */
  problemsIn(files: Record<string, string | Uint8Array>): Promise<string[]>
  /** Lines of the error from reading the contract at a path in the folder. */
  problemsAt(name: string): Promise<string[]>
}

export function openContractFolder(): ContractFolder {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const path = (name = '') => join(folder, name)
  const self: ContractFolder = {
    path,
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(path(name)), { recursive: true })
        await writeFile(path(name), content)
      }
    },
    async read(files) {
      await self.write(files)
      return readContract(path(Object.keys(files)[0]))
    },
    async problemsIn(files) {
      await self.write(files)
      return self.problemsAt(Object.keys(files)[0] ?? '')
    },
    async problemsAt(name) {
      const thrown = await readContract(path(name)).catch((error: unknown) => error)
      expect(thrown).toBeInstanceOf(ContractError)
      const message = thrown instanceof Error ? thrown.message : ''
      return message.replaceAll(`${folder}/`, '').replaceAll(folder, '.').split('\n')
    },
  }
  return self
}

/** First two lines of a valid contract. */
export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n'
