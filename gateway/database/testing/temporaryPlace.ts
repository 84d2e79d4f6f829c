import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isFullRun } from '../../../tests/support/extent.ts'

const memory = '/dev/shm'
/** Far more bytes than all tests need at one time. Containers often have 64 MB of shared memory. */
const enough = 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * Folder for databases of tests. It is in memory if there is enough space, since the embedded
 * database waits for the disk at every commit, and on the disk in a full run.
 */
export const temporaryPlace: string = !isFullRun && hasRoom() ? memory : tmpdir()
