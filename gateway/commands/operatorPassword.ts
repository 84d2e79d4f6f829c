import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createContext } from '../../platform/domain/ports.ts'
import { passwordProblem, readConfiguration } from '../configuration/configuration.ts'
import { operatorName, setOperatorPassword } from '../context/operatorAccount.ts'
import { createScryptPasswords } from '../context/scryptPasswords.ts'
import { openStore } from '../store/openStore.ts'
import { explain } from './explain.ts'
import { configurationExitCode, fail } from './failures.ts'

/**
 * Command that sets the operator's password and ends the operator's sessions, whether or not a
 * gateway is running.
 * @returns the exit code.
 */
export async function operatorPassword(): Promise<number> {
  const read = readConfiguration(process.env)
  if (!read.ok) return fail(read.problems, configurationExitCode)
  const { operatorPassword: given } = read.configuration
  const password = given ?? (await askPassword())
  const problem = passwordProblem(password)
  if (problem) return fail([`The password ${problem}`], configurationExitCode)
  try {
    const { store, close } = await openStore(read.configuration)
    const context = createContext({ store, passwords: createScryptPasswords() })
    await setOperatorPassword(context, password)
    await close()
  } catch (error) {
    return fail([explain(error, read.configuration)])
  }
  process.stdout.write(
    `The password of ${operatorName} is set, and all of its sessions are over.\n`,
  )
  return 0
}

/** Reads one line from the standard input. A terminal does not echo it. */
async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true
  if (terminal) process.stderr.write(`New password for ${operatorName}: `)
  const silent = new Writable({ write: (_chunk, _encoding, callback) => callback() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}
