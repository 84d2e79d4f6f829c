import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Ticks of the system's clock in a second, in which Linux counts a process's time. */
const ticks = promisify(execFile)('getconf', ['CLK_TCK']).then(
  ({ stdout }) => Number(stdout),
  () => 100,
)

/** Milliseconds of processor time that a process has used; NaN where there is no /proc to ask. */
export async function processorTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may hold anything: state is field 3, user and system time are 14 and 15.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / (await ticks)
}

/** Megabytes of memory that a process holds; NaN where there is no /proc to ask. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
