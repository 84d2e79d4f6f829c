/** The gateway's command line: `node gateway/commands/main.ts [command]`, or the bundle of it. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { commands } from './commands.ts'
import { configurationExitCode, fail } from './failures.ts'

// Before the commands load their modules. The bundle is as deep in the repository as this file.
enableCompileCache(
  fileURLToPath(new URL('../../node_modules/.cache/portico/compiled', import.meta.url)),
)

const commandName = process.argv[2] ?? 'serve'
const name = commandName === '--help' || commandName === '-h' ? 'help' : commandName
const command = commands.find((one) => one.name === name)
const code = command
  ? await command.run(process.argv.slice(3))
  : fail(
      [`There is no command ${JSON.stringify(name)}. Try: npm run gateway -- help`],
      configurationExitCode,
    )
// Not left to end by itself: a start that failed may have left threads behind.
if (code !== undefined) process.stdout.write('', () => process.exit(code))
