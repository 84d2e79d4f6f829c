import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isFullRun } from '../../../tests/support/extent.ts'

const memory = '/dev/shm'
/**
 * Minimum free bytes in memory: far more than all tests need at one time. Containers often have
 * only 64 MB of shared memory.
 */
const enough = 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * Parent folder of test databases. In memory if there is enough space, since the embedded database
 * waits for the disk at every commit. A full run always uses the disk.
 */
export const temporaryPlace: string = !isFullRun && hasRoom() ? memory : tmpdir()
