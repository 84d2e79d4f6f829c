import { describe, expect, it } from 'vitest'
import { readArguments } from './readArguments.ts'

const backup = { usage: 'backup FILE [--force]', flags: ['force'] }
const copy = { usage: 'copy [--force]', flags: ['force'] }

describe('command arguments', () => {
  it('a command accepts its file name and its flags in any order', () => {
    for (const args of [
      ['a file', '--force'],
      ['--force', 'a file'],
    ]) {
      const given = readArguments(args, backup)
      if (typeof given === 'string') throw new Error(given)
      expect([given.file, given.hasFlag('force')]).toEqual(['a file', true])
    }
  })

  it.each([[[]], [['']], [['one', 'two']], [['one', '--fast']], [['one', '--force=2']]])(
    'a command whose usage has FILE and --force rejects the arguments %j',
    (args) => {
      expect(readArguments(args, backup)).toBe(
        'It is written: npm run gateway -- backup FILE [--force]',
      )
    },
  )

  it('a command whose usage has no FILE rejects a file name', () => {
    expect(readArguments(['file'], copy)).toBe('It is written: npm run gateway -- copy [--force]')
    expect(readArguments([], copy)).not.toBeTypeOf('string')
  })
})
