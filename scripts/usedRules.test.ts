import { describe, expect, it } from 'vitest'
import { usedRules } from './usedRules.ts'

const html = '<div class="box open" data-size="small"><b class="word">a</b></div>'
const findUsedRules = (css: string) => usedRules(css, html)

describe('style rules for a piece of HTML', () => {
  it('usedRules keeps rules for present classes, including their states and media queries', () => {
    expect(findUsedRules('.box{a:b}.other{a:b}.box:hover,.other{c:d}')).toBe(
      '.box{a:b}.box:hover{c:d}',
    )
    expect(findUsedRules('.box .other{a:b}.box>.word{a:b}')).toBe('.box>.word{a:b}')
    expect(findUsedRules('@media (width<9px){.box{a:b}.other{a:b}}@media print{.other{a:b}}')).toBe(
      '@media (width<9px){.box{a:b}}',
    )
  })

  it('usedRules drops rules for absent attribute values, but keeps rules for attributes without a value', () => {
    expect(
      findUsedRules('.box[data-size=small]{a:b}.box[data-size=large]{a:b}.box[open]{a:b}'),
    ).toBe('.box[data-size=small]{a:b}.box[open]{a:b}')
    expect(findUsedRules('.box:has(>[role=alert])>.word{a:b}')).toBe(
      '.box:has(>[role=alert])>.word{a:b}',
    )
  })

  it('usedRules drops rules without a class, because every page already has these rules', () => {
    expect(findUsedRules('body{a:b}.box{a:b}')).toBe('.box{a:b}')
  })

  it('usedRules keeps nested rules of kept rules unless they name an absent class', () => {
    expect(findUsedRules('.box{a:b;&:hover{c:d}& .other{e:f}}')).toBe('.box{a:b;&:hover{c:d}}')
  })

  it('usedRules keeps only the animations that kept rules name', () => {
    const steps = (name: string) => `@keyframes ${name}{0%{opacity:0}}`
    expect(findUsedRules(`.box{animation:.1s rise}${steps('rise')}${steps('fall')}`)).toBe(
      `.box{animation:.1s rise}${steps('rise')}`,
    )
  })
})
