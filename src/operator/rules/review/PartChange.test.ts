import { describe, expect, it } from 'vitest'
import { textDiff } from './PartChange.tsx'

const markChanges = (stretches: readonly { text: string; isChanged: boolean }[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

describe('difference of two texts', () => {
  it('textDiff compares patterns by characters', () => {
    const { before, after } = textDiff('^[a-z]{4,16}$', '^[a-z0-9]{4,20}$', 'characters')
    expect([markChanges(before), markChanges(after)]).toEqual([
      '^[a-z]{4,[16]}$',
      '^[a-z[0-9]]{4,[20]}$',
    ])
  })

  it('textDiff compares sentences by words', () => {
    const { before, after } = textDiff('Seu nome completo', 'Seu apelido completo', 'words')
    expect([markChanges(before), markChanges(after)]).toEqual([
      'Seu [nome] completo',
      'Seu [apelido] completo',
    ])
  })

  it('textDiff marks two unrelated texts as changed in full', () => {
    const { before, after } = textDiff('x'.repeat(80), 'y'.repeat(80), 'characters')
    expect([before.length, after.length]).toEqual([1, 1])
  })
})
