/** Checks the messages of all languages, or of the named languages: `npm run check -- messages`. */
import { join } from 'node:path'
import { root } from '../setup/bootstrap.mjs'
import { checkFolder, reportLines } from './checkFolder.ts'

const codes = process.argv.slice(2)
const reports = checkFolder(join(root, 'locales'), codes.length > 0 ? codes : undefined)
for (const report of reports) {
  for (const line of reportLines(report)) process.stdout.write(`${line}\n`)
}
if (reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1
