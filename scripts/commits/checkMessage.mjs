// @ts-check
/** Git's `commit-msg` hook: rejects the message in the file that Git names. */
import { readFileSync } from 'node:fs'
import { messageProblems } from './messageProblems.mjs'

const message = readFileSync(process.argv[2] ?? '', 'utf8')
// Git joins these with another commit before they are pushed.
const problems = /^(fixup|squash|amend)! /.test(message) ? [] : messageProblems(message)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
