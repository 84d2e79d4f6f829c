import { help } from './help.ts'
import { operatorPassword } from './operatorPassword.ts'
import { serve } from './serve.ts'

export type Command = {
  name: string
  /** One line for the help. */
  summary: string
  /** @returns the exit code, or undefined when the process goes on. */
  run(): Promise<number | undefined>
}

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  { name: 'serve', summary: 'starts the gateway (also without any command)', run: serve },
  {
    name: 'operator-password',
    summary: "sets the operator's password: typed in, or from PORTICO_OPERATOR_PASSWORD",
    run: operatorPassword,
  },
  { name: 'help', summary: 'shows this', run: () => help(commands) },
]
