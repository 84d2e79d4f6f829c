/** Checks the messages of all commits that `origin/main` does not contain. */
import { root } from '../setup/bootstrap.mjs'
import { commitsSinceMain } from './commitsSinceMain.ts'
import { messageProblems } from './messageProblems.mjs'

for (const { id, message } of commitsSinceMain(root)) {
  const problems = messageProblems(message)
  if (problems.length === 0) continue
  process.stderr.write(`${id} ${message.split('\n')[0]}\n`)
  for (const problem of problems) process.stderr.write(`    ${problem}\n`)
  process.exitCode = 1
}
