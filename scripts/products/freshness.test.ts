import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

describe('build product freshness', () => {
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

  it('a build product that was never made is stale', () => {
    expect(isFresh(root, product)).toBe(false)
  })

  it('a build product is fresh while nothing changes', () => {
    make()
    expect(isFresh(root, product)).toBe(true)
  })

  it.each<[string, () => void]>([
    ['an input changes', () => write('flour/rye/coarse', '2')],
    ['an input is added', () => write('flour/rye/fine', '')],
    ['an input that was missing appears', () => write('salt', '')],
    ['an input is renamed', () => renameSync(join(root, 'recipe.txt'), join(root, 'flour/recipe'))],
    ['an output is changed manually', () => write('loaf/crust', 'soft')],
    ['an output is removed', () => rmSync(join(root, 'loaf'), { recursive: true })],
    ['a variable of the environment changes', () => vi.stubEnv('OVEN_HEAT', '220')],
  ])('a build product is stale when %s', (_, change) => {
    make()
    change()
    expect(isFresh(root, product)).toBe(false)
  })

  it('a build product is stale when an input changed while it was made', () => {
    const before = digestOfInputs(root, product)
    write('recipe.txt', 'bake longer')
    noteMade(root, product, before)
    expect(isFresh(root, product)).toBe(false)
  })

  it('a build product stays fresh when a test file or an unrelated environment variable changes', () => {
    make()
    write('flour/rye/coarse.test.ts', 'expect')
    vi.stubEnv('KITCHEN', 'small')
    expect(isFresh(root, product)).toBe(true)
  })

  describe('comparison by change time', () => {
    const stampText = () => readFileSync(join(root, 'node_modules/.cache/portico/bread'), 'utf8')
    const lastLine = () => stampText().trimEnd().split('\n')[2]

    beforeEach(() => {
      make()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
      isFresh(root, product)
    })
    afterEach(() => vi.useRealTimers())

    it('a build product that was fresh in the last check stays fresh while the file system reports no change', () => {
      expect(lastLine()).toMatch(/^[0-9a-f]{64}$/)
      expect(isFresh(root, product)).toBe(true)
    })

    it('a build product is stale when an input changes but keeps its size and modification time', () => {
      const time = new Date()
      utimesSync(join(root, 'recipe.txt'), time, time)
      isFresh(root, product)
      write('recipe.txt', 'boil')
      utimesSync(join(root, 'recipe.txt'), time, time)
      expect(isFresh(root, product)).toBe(false)
    })

    it('a build product is fresh when an input is rewritten with the same content', () => {
      const before = lastLine()
      write('recipe.txt', 'bake')
      expect(isFresh(root, product)).toBe(true)
      expect(lastLine()).not.toBe(before)
    })
  })

  it('change times are not recorded for files that may change again within the same tick', () => {
    make()
    isFresh(root, product)
    const stamp = readFileSync(join(root, 'node_modules/.cache/portico/bread'), 'utf8')
    expect(stamp).toMatch(/^[0-9a-f]{64}\n[0-9a-f]{64}\n\n$/)
  })
})
