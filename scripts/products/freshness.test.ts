import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { digestOfInputs, isFresh, noteMade } from './freshness.mjs'
import type { Product } from './products.mjs'

const product: Product = {
  name: 'bread',
  title: 'Baking…',
  commands: [],
  inputs: ['flour', 'recipe.txt', 'salt'],
  outputs: ['loaf'],
  environment: 'OVEN_',
}

describe('a product', () => {
  let root: string
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const make = () => noteMade(root, product, digestOfInputs(root, product))

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'products-'))
    mkdirSync(join(root, 'flour/rye'), { recursive: true })
    mkdirSync(join(root, 'loaf'))
    write('flour/rye/coarse', '1')
    write('recipe.txt', 'bake')
    write('loaf/crust', 'crisp')
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })

  it('is stale before it was ever made', () => {
    expect(isFresh(root, product)).toBe(false)
  })

  it('is fresh while nothing changes', () => {
    make()
    expect(isFresh(root, product)).toBe(true)
  })

  it.each<[string, () => void]>([
    ['an input changes', () => write('flour/rye/coarse', '2')],
    ['an input is added', () => write('flour/rye/fine', '')],
    ['an input that was missing appears', () => write('salt', '')],
    ['an input is renamed', () => renameSync(join(root, 'recipe.txt'), join(root, 'flour/recipe'))],
    ['an output is changed by hand', () => write('loaf/crust', 'soft')],
    ['an output is removed', () => rmSync(join(root, 'loaf'), { recursive: true })],
    ['a variable of the environment changes', () => vi.stubEnv('OVEN_HEAT', '220')],
  ])('is stale when %s', (_, change) => {
    make()
    change()
    expect(isFresh(root, product)).toBe(false)
  })

  it('is stale when an input changed while it was made', () => {
    const before = digestOfInputs(root, product)
    write('recipe.txt', 'bake longer')
    noteMade(root, product, before)
    expect(isFresh(root, product)).toBe(false)
  })

  it('stays fresh when a test or a foreign variable changes', () => {
    make()
    write('flour/rye/coarse.test.ts', 'expect')
    vi.stubEnv('KITCHEN', 'small')
    expect(isFresh(root, product)).toBe(true)
  })
})
