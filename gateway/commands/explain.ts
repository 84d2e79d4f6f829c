import { BackupError } from '../backup/contents.ts'
import { BuildMissingError } from '../static/buildFolder.ts'
import { DataFolderError } from '../store/dataFolder.ts'
import { SharedDatabaseError } from '../store/openStore.ts'

/** Message for a failed command, with advice. Only unexpected errors include their stack. */
export function explain(error: unknown, { host, port }: { host: string; port: number }): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used by this account. Set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine.`
  const isForPeople = [BackupError, BuildMissingError, DataFolderError, SharedDatabaseError].some(
    (kind) => error instanceof kind,
  )
  if (isForPeople) return error.message
  return error.stack ?? error.message
}
