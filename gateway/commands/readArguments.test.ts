import { describe, expect, it } from 'vitest'
import { readArguments } from './readArguments.ts'

const backup = { usage: 'backup FILE [--force]', flags: ['force'] }
const copy = { usage: 'copy [--force]', flags: ['force'] }

describe('what stands behind a command', () => {
  it('is the name of a file and flags, in any order', () => {
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
    'is not %j for a command that takes a file',
    (args) => {
      expect(readArguments(args, backup)).toBe(
        'It is written: npm run gateway -- backup FILE [--force]',
      )
    },
  )

  it('is no file for a command that takes none', () => {
    expect(readArguments(['file'], copy)).toBe('It is written: npm run gateway -- copy [--force]')
    expect(readArguments([], copy)).not.toBeTypeOf('string')
  })
})
