import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Clock ticks per second, the unit in which Linux counts CPU time. */
const ticks = promisify(execFile)('getconf', ['CLK_TCK']).then(
  ({ stdout }) => Number(stdout),
  () => 100,
)

/** CPU time of a process in milliseconds; NaN without /proc. */
export async function processorTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The process name may contain any character, so fields are counted after it: state is field 3,
  // user and system time are 14 and 15.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / (await ticks)
}

/** Resident memory of a process in megabytes; NaN without /proc. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
