#!/usr/bin/env node
// @ts-check
/**
 * Entry of the generator. It is plain JavaScript, since Node would load its type stripper for this
 * file alone.
 */
import { enableCompileCache } from 'node:module'

// Loading libraries is most of a generation's time; their compiled code halves it.
enableCompileCache()
const { run } = await import('./run.ts')
await run(process.argv.slice(2))
