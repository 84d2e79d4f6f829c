// @ts-check
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs work while no other process of this machine does so for the same folder. Two commands that
 * start at the same time on a fresh clone would otherwise remove each other's packages.
 * @param {string} folder absolute path
 * @param {() => Promise<unknown>} work
 * @returns {Promise<void>}
 */
export async function holdingLock(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `portico-install-${name}`)
  while (!take(file)) await pause(500)
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Creates the lock file atomically with its content, so that no process reads it before it names
 * its holder.
 * @param {string} file
 * @returns {boolean} true if this process holds the lock
 */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (!isAlive(holderOf(file))) rmSync(file, { force: true })
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    // The lock was released a moment ago.
    return 0
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
