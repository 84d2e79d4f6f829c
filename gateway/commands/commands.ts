import { backupUsage, copyUsage, restoreUsage } from './usages.ts'

export type Command = {
  name: string
  /** Syntax of the command's arguments. Absent for a command without arguments. */
  usage?: string
  summary: string
  /**
   * Runs the command.
   * @param args arguments after the command's name.
   * @returns the exit code, or undefined while the process continues to run.
   */
  run(args: readonly string[]): Promise<number | undefined>
}

/**
 * All commands, in the order in which the help lists them. A command loads its modules only when it
 * runs.
 */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'starts the gateway (also without any command)',
    run: async () => (await import('./serve.ts')).serve(),
  },
  {
    name: 'operator-password',
    summary: "sets the operator's password: typed in, or from PORTICO_OPERATOR_PASSWORD",
    run: async () => (await import('./operatorPassword.ts')).operatorPassword(),
  },
  {
    name: 'backup',
    usage: backupUsage,
    summary: 'writes everything to a file, also while gateways run; it holds secrets',
    run: async (args) => (await import('./backup.ts')).backup(args),
  },
  {
    name: 'restore',
    usage: restoreUsage,
    summary: 'replaces everything by a backup, also while gateways run',
    run: async (args) => (await import('./restore.ts')).restore(args),
  },
  {
    name: 'copy-to-postgres',
    usage: copyUsage,
    summary: 'copies the embedded database into the PostgreSQL of DATABASE_URL',
    run: async (args) => (await import('./copyToPostgres.ts')).copyToPostgres(args),
  },
  {
    name: 'help',
    summary: 'shows this',
    run: async () => (await import('./help.ts')).help(commands),
  },
]
