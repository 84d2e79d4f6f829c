import { describe, expect, it } from 'vitest'
import { readArguments } from './readArguments.ts'

const backup = { usage: 'backup FILE [--force]', flags: ['force'] }
const copy = { usage: 'copy [--force]', flags: ['force'] }

describe('command arguments', () => {
  it('a command accepts a file name and flags in any order', () => {
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
    'a command that takes a file rejects %j',
    (args) => {
      expect(readArguments(args, backup)).toBe(
        'It is written: npm run gateway -- backup FILE [--force]',
      )
    },
  )

  it('a command without a file parameter rejects a file name', () => {
    expect(readArguments(['file'], copy)).toBe('It is written: npm run gateway -- copy [--force]')
    expect(readArguments([], copy)).not.toBeTypeOf('string')
  })
})
