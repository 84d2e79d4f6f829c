/** Entry point of the command line: `node gateway/commands/main.ts [command]`, or its bundle. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { commands } from './commands.ts'
import { configurationExitCode, fail } from './failures.ts'

// The compile cache is enabled before commands load their modules. The relative path to the cache
// is the same for this file and for its bundle in `dist/gateway`: both are equally deep in the
// repository.
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
// The exit is explicit because a failed start may leave threads running.
if (code !== undefined) process.stdout.write('', () => process.exit(code))
