import { describe, expect, it } from 'vitest'
import { findTerms, type HelpCategory, termAt } from './helpTerms.ts'

const updatedAt = '2026-10-01T12:00:00Z'
const categories: HelpCategory[] = [
  {
    id: 'deposit',
    title: 'Depósito',
    articles: [
      {
        anchor: 'deposit-pix',
        title: 'Por Pix',
        content: '<p>Leia o <b>código</b></p>',
        updatedAt,
      },
      { anchor: 'deposit-lost', title: 'Não entrou', content: '<p>Aguarde.</p>', updatedAt },
    ],
  },
  {
    id: 'account',
    title: 'Conta',
    articles: [{ anchor: 'password', title: 'Senha', content: '<p>Troque-a.</p>', updatedAt }],
  },
]
const findAnchors = (query: string) =>
  findTerms(categories, query).flatMap(({ articles }) => articles.map(({ anchor }) => anchor))

describe('help terms', () => {
  it('help terms are found by words of title, category or text, ignoring accents', () => {
    expect(findAnchors('codigo')).toEqual(['deposit-pix'])
    expect(findAnchors('DEPOSITO aguarde')).toEqual(['deposit-lost'])
    expect(findAnchors('')).toEqual(['deposit-pix', 'deposit-lost', 'password'])
  })

  it('help terms are not found by the markup of their text', () => {
    expect(findAnchors('<b>')).toEqual([])
    expect(findTerms(categories, 'nothing')).toEqual([])
  })

  it('a help term is found by its own anchor, and the anchor of a category leads to its first term', () => {
    expect(termAt(categories, 'password')?.title).toBe('Senha')
    expect(termAt(categories, 'deposit')?.title).toBe('Por Pix')
    expect(termAt(categories, 'nowhere')).toBeUndefined()
    expect(termAt(categories, undefined)).toBeUndefined()
  })
})
