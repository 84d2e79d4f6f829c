/**
 * Compiles the server's texts, `locales/server.<language>.json`, into one module of the platform,
 * so that no parser is needed at run time.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverModule } from './messages/serverModule.ts'
import { root } from './setup/bootstrap.mjs'

const file = join(root, 'platform/domain/base/texts/gen/messages.ts')

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, serverModule(join(root, 'locales')))
