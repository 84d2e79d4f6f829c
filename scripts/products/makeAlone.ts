import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two attempts to get the lock. */
const retryTime = 200
/**
 * Milliseconds after which a lock is ignored. Its process id may then belong to another process.
 */
const longestLock = 20 * 60_000

/**
 * Runs an action while no other process of this machine runs one with the same lock: two builds
 * into one folder break each other. Waits for the other process. A lock whose process has ended
 * without removing it is ignored.
 * @param lock path of the lock file, which contains the id of its process.
 */
export async function makeAlone(lock: string, action: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await isTaken(lock))) await sleep(retryTime)
  try {
    await action()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Tries to get the lock for this process. @returns false while another process has it. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (await isLeftOver(lock)) await rm(lock, { force: true })
    return false
  }
}

async function isLeftOver(lock: string): Promise<boolean> {
  const [owner, times] = await Promise.all([
    readFile(lock, 'utf8').catch(() => ''),
    stat(lock).catch(() => undefined),
  ])
  if (times === undefined) return false
  // An empty file belongs to a process that has not written its id yet.
  const hasEnded = owner !== '' && !isRunning(Number(owner))
  return hasEnded || Date.now() - times.mtimeMs > longestLock
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}
