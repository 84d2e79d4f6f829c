/** `npm run bench [word]`: builds what is out of date, then measures. */
import { make } from '../../scripts/products/make.ts'
import { build, generated } from '../../scripts/products/products.ts'

await make(generated)
await make(build)
await import('./measureAll.ts')
