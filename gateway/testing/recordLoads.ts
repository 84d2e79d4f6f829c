/** Preloaded module (`--import`) that appends the URL of every loaded module to a file. */

import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const list = process.env.PORTICO_LOADED_MODULES

registerHooks({
  load(url, context, nextLoad) {
    if (list !== undefined) appendFileSync(list, `${url}\n`)
    return nextLoad(url, context)
  },
})
