import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hasGeneratorChanged } from './generatorChanges.ts'

let folder = ''
const folders: string[] = []

function git(...args: string[]) {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@shop.test']
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' })
}
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
function commit(file: string, text: string) {
  write(file, text)
  git('add', '.')
  git('commit', '--quiet', '--message=Change')
}
const isChanged = (env = {}) => hasGeneratorChanged(folder, env)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'))
  folders.push(folder)
  git('init', '--quiet')
  mkdirSync(join(folder, 'codegen'))
  mkdirSync(join(folder, 'src'))
  commit('codegen/run.ts', 'one')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
})
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true })
})

describe('the tests of the generator', () => {
  it('the tests of the generator are left out after a commit outside the generator', () => {
    commit('src/app.ts', 'two')
    expect(isChanged()).toBe(false)
    expect(isChanged({ CI: 'true' })).toBe(false)
  })

  it.each(['codegen/run.ts', 'package-lock.json'])('a commit of %s includes its tests', (file) => {
    commit(file, 'two')
    commit('src/app.ts', 'two')
    expect(isChanged()).toBe(true)
  })

  it.each(['codegen/run.ts', 'codegen/new.ts'])('an uncommitted %s includes its tests', (file) => {
    write(file, 'two')
    expect(isChanged()).toBe(true)
  })

  it('the tests of the generator are left out if only origin/main has changed the generator', () => {
    commit('codegen/run.ts', 'two')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('reset', '--quiet', '--hard', 'HEAD~1')
    expect(isChanged()).toBe(false)
  })

  it('the tests of the generator run if the base of the comparison is unknown', () => {
    git('update-ref', '-d', 'refs/remotes/origin/main')
    expect(isChanged()).toBe(true)
    rmSync(join(folder, '.git'), { recursive: true })
    expect(isChanged()).toBe(true)
  })

  it('the tests of the generator run on CI when the tested commit is origin/main itself', () => {
    expect(isChanged()).toBe(false)
    expect(isChanged({ CI: 'true' })).toBe(true)
  })
})
