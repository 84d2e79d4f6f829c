/**
 * Process that opens the database of a data folder as an unprivileged user: `node
 * openUnprivileged.ts <folder>`. Prints the reason for the failure.
 */
import { dataFiles, openData } from '../store/dataFolder.ts'

const [, , folder = ''] = process.argv
// Root drops its privileges after the program was read.
if (process.getuid?.() === 0) process.setuid?.(65_534)
try {
  await (await openData(dataFiles(folder))).close()
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
}
