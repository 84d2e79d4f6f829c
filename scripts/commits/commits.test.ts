import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../setup/bootstrap.mjs'
import { commitsSinceMain } from './commitsSinceMain.ts'
import { git } from './git.ts'
import { installHooks } from './installHooks.ts'

let folder = ''
const commit = (...messages: string[]) =>
  git(folder, 'commit', '--allow-empty', ...messages.flatMap((message) => ['-m', message]))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-commits-'))
  execFileSync('git', ['init', '-q', folder])
  git(folder, 'config', 'user.name', 'A developer')
  git(folder, 'config', 'user.email', 'developer@portico.example')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('commits since the merge base with origin/main are listed newest first, with their messages', () => {
  commit('money: Add a ledger')
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit('money: Lock accounts', 'Two requests waited for each other.')
  commit('docs: Name the lock order')
  expect(commitsSinceMain(folder).map(({ message }) => message.trimEnd())).toEqual([
    'docs: Name the lock order',
    'money: Lock accounts\n\nTwo requests waited for each other.',
  ])
})

it('commits are not listed without origin/main or outside a repository', () => {
  commit('money: Add a ledger')
  expect(commitsSinceMain(folder)).toEqual([])
  rmSync(join(folder, '.git'), { recursive: true })
  expect(commitsSinceMain(folder)).toEqual([])
})

it('the installed hook rejects a commit whose message has no body', () => {
  cpSync(join(root, 'scripts/hooks'), join(folder, 'scripts/hooks'), { recursive: true })
  cpSync(join(root, 'scripts/commits'), join(folder, 'scripts/commits'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  installHooks(folder)
  expect(() => commit('money: Lock accounts')).toThrow()
  commit('money: Lock accounts', 'Two requests waited for each other.')
  expect(git(folder, 'log', '--format=%s')).toBe('money: Lock accounts')
})

it('hooks that a developer configured are not replaced', () => {
  git(folder, 'config', 'core.hooksPath', 'my/hooks')
  installHooks(folder)
  expect(git(folder, 'config', 'core.hooksPath')).toBe('my/hooks')
})
