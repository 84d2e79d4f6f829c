import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isFullRun } from '../../../tests/support/extent.ts'

const memory = '/dev/shm'
/** Far more than all tests keep at one moment; containers often have 64 MB. */
const enough = 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * Folder in which tests keep databases: in memory where there is room, since the embedded database waits for
 * the disk at every commit; on the disk in a full run.
 */
export const temporaryPlace: string = !isFullRun && hasRoom() ? memory : tmpdir()
