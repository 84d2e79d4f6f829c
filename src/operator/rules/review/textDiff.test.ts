import { describe, expect, it } from 'vitest'
import { textDiff } from './textDiff.ts'

const marked = (stretches: readonly { text: string; isChanged: boolean }[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

describe('the difference of two texts', () => {
  it('is told by characters in a pattern', () => {
    const { before, after } = textDiff('^[a-z]{4,16}$', '^[a-z0-9]{4,20}$', 'characters')
    expect([marked(before), marked(after)]).toEqual(['^[a-z]{4,[16]}$', '^[a-z[0-9]]{4,[20]}$'])
  })

  it('is told by words in a sentence', () => {
    const { before, after } = textDiff('Seu nome completo', 'Seu apelido completo', 'words')
    expect([marked(before), marked(after)]).toEqual([
      'Seu [nome] completo',
      'Seu [apelido] completo',
    ])
  })

  it('is all of both when they have next to nothing in common', () => {
    const { before, after } = textDiff('x'.repeat(80), 'y'.repeat(80), 'characters')
    expect([before.length, after.length]).toEqual([1, 1])
  })
})
