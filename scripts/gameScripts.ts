/**
 * Bundles the browser code of each emulated game, `mocks/vendor/<game>/client/main.ts`, into a
 * module that exports the code as text. The server embeds the text in the game's page.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './setup/bootstrap.mjs'

const gamesFolder = join(root, 'mocks/vendor')
const outputFolder = join(root, 'mocks/gameScripts/gen')

/** Bundles an entry into a classic script, which can run in a page with an opaque origin. */
async function bundle(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'game' },
    },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new Error(`${entry} made no bundle`)
  return output.output[0].code
}

const names = readdirSync(gamesFolder).filter((name) =>
  existsSync(join(gamesFolder, name, 'client/main.ts')),
)
rmSync(outputFolder, { recursive: true, force: true })
mkdirSync(outputFolder, { recursive: true })
for (const name of names) {
  const source = await bundle(join(gamesFolder, name, 'client/main.ts'))
  writeFileSync(
    join(outputFolder, `${name}.ts`),
    `// Made by scripts/gameScripts.ts from mocks/vendor/${name}/client.\nexport const script: string = ${JSON.stringify(source)}\n`,
  )
}
