/** The gateway's command line: `node gateway/commands/main.ts [command]`. */
import { commands } from './commands.ts'
import { configurationExitCode, fail } from './failures.ts'

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
