/**
 * `npm run bench [word…]`: rebuilds what is outdated, then measures. `npm run bench --
 * --contract FILE`: generates the mocks of any contract and rates them.
 */
import { parseArgs } from 'node:util'
import { make, makeSources } from '../../scripts/products/make.ts'
import { build, gatewayBundle } from '../../scripts/products/products.mjs'
import { scoreOf } from './contractScore.bench.ts'
import { printFigures } from './printFigures.ts'

const { values } = parseArgs({ options: { contract: { type: 'string' } }, allowPositionals: true })
if (values.contract !== undefined) printFigures(await scoreOf(values.contract))
else {
  await makeSources()
  await make(build)
  await make(gatewayBundle)
  await import('./measureAll.ts')
}
