/**
 * `npm run bench [word]`: builds outdated products, then measures. `npm run bench -- --contract
 * FILE`: generates any contract and rates its mocks.
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
