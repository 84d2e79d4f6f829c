import { execFile } from 'node:child_process'

export type RunResult = { code: number; stdout: string; stderr: string }

/** Maximum size of the output in bytes. */
const mostOutput = 512 * 2 ** 20

/** Runs Node to its end, successful or not. */
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
