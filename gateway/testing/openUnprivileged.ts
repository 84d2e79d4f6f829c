/**
 * A process that opens the database of a data folder with the rights of nobody in particular:
 * `node openUnprivileged.ts <folder>`. Prints why it could not.
 */
import { dataFiles, openData } from '../store/dataFolder.ts'

const [, , folder = ''] = process.argv
// Root gives up its rights after it has read the program.
if (process.getuid?.() === 0) process.setuid?.(65_534)
try {
  await (await openData(dataFiles(folder))).close()
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
}
