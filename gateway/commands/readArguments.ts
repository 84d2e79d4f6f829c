import { parseArgs } from 'node:util'

export type Arguments = { file: string; hasFlag(flag: string): boolean }

/**
 * Parses the arguments of a command: flags, and a file name if `usage` contains `FILE`.
 * @param usage syntax of the command, such as `backup FILE [--force]`.
 * @returns the arguments, or the message to print if they are invalid.
 */
export function readArguments(
  args: readonly string[],
  { usage, flags }: { usage: string; flags: readonly string[] },
): Arguments | string {
  const problem = `It is written: npm run gateway -- ${usage}`
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
      allowPositionals: true,
    })
    const wanted = usage.includes('FILE') ? 1 : 0
    const [file = ''] = positionals
    if (positionals.length !== wanted || (wanted > 0 && file === '')) return problem
    return { file, hasFlag: (flag) => values[flag] === true }
  } catch {
    return problem
  }
}
