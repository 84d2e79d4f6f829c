import { backup, backupUsage } from './backup.ts'
import { copyToPostgres, copyUsage } from './copyToPostgres.ts'
import { help } from './help.ts'
import { operatorPassword } from './operatorPassword.ts'
import { restore, restoreUsage } from './restore.ts'

export type Command = {
  name: string
  /** How it is written, when there is more to it than its name. */
  usage?: string
  /** One line for the help. */
  summary: string
  /** @param args what stands behind its name.
   * @returns the exit code, or undefined when the process goes on. */
  run(args: readonly string[]): Promise<number | undefined>
}

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'starts the gateway (also without any command)',
    // The other commands need not wait for everything that a gateway is made of.
    run: async () => (await import('./serve.ts')).serve(),
  },
  {
    name: 'operator-password',
    summary: "sets the operator's password: typed in, or from PORTICO_OPERATOR_PASSWORD",
    run: operatorPassword,
  },
  {
    name: 'backup',
    usage: backupUsage,
    summary: 'writes everything to a file, also while gateways run; it holds secrets',
    run: backup,
  },
  {
    name: 'restore',
    usage: restoreUsage,
    summary: 'replaces everything by a backup, also while gateways run',
    run: restore,
  },
  {
    name: 'copy-to-postgres',
    usage: copyUsage,
    summary: 'copies the embedded database into the PostgreSQL of DATABASE_URL',
    run: copyToPostgres,
  },
  { name: 'help', summary: 'shows this', run: () => help(commands) },
]
