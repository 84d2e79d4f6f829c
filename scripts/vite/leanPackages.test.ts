import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutEffects } from './leanPackages.ts'

const folder = 'node_modules/react-router/dist/production'

it('the bundler can drop every unused class and memo component of react-router', () => {
  const [chunk] = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes('var RenderErrorBoundary'))
  const kept = /^var \w+ = (class extends \w+\.Component|\w+\.memo\()/m
  expect(chunk).toMatch(kept)
  expect(withoutEffects(chunk ?? '')).not.toMatch(kept)
})
