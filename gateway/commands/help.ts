import { variables } from '../configuration/variables.ts'

export async function help(
  commands: readonly { name: string; usage?: string; summary: string }[],
): Promise<number> {
  const lines = [
    'npm run gateway -- [command]',
    '',
    'Commands',
    ...table(commands.map(({ name, usage = name, summary }) => [usage, summary])),
    '',
    'Environment variables',
    ...table(variables.map(({ name, meaning, fallback }) => [name, `${meaning} (${fallback})`])),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
