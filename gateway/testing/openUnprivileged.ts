/**
 * Program that opens the database of a data folder as an unprivileged user: `node
 * openUnprivileged.ts <folder>`. Prints the error message when it cannot open the database.
 */
import { dataFiles, openData } from '../store/dataFolder.ts'

const [, , folder = ''] = process.argv
// Root drops its privileges only now, since loading the program may require them.
if (process.getuid?.() === 0) process.setuid?.(65_534)
try {
  await (await openData(dataFiles(folder))).close()
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
}
