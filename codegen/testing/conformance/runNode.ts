import { execFile } from 'node:child_process'

export type RunResult = { code: number; stdout: string; stderr: string }

/** Maximum size of the process's output in bytes. */
const mostOutput = 512 * 2 ** 20

/** Runs Node with arguments until it exits. A failure is reported by `code`, not by a rejection. */
export const runNode = (
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<RunResult> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: mostOutput }
    const child = execFile(process.execPath, args, options, (failure, stdout, stderr) => {
      const code = failure ? (child.exitCode ?? 1) : 0
      resolve({ code, stdout, stderr: failure && stderr === '' ? failure.message : stderr })
    })
  })
