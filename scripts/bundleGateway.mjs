// Bundles the gateway into dist/gateway or another folder: `node scripts/bundleGateway.mjs
// <folder>`.
import { fileURLToPath } from 'node:url'
import { bundleGateway } from './gatewayBundle/bundleGateway.ts'

await bundleGateway(fileURLToPath(new URL('..', import.meta.url)), process.argv[2])
