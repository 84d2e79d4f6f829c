#!/usr/bin/env node
// @ts-check
/** The generator's entrance. Plain JavaScript, or Node would load what strips types for this one file. */
import { enableCompileCache } from 'node:module'

// Most of a generation's time is the loading of its libraries, which their compiled code halves.
enableCompileCache()
const { run } = await import('./run.ts')
await run(process.argv.slice(2))
