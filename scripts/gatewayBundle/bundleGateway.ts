import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Folder of the gateway's bundle. It is as deep as the gateway's own folders, which look for the repository above. */
const gatewayFolder = 'dist/gateway'

/** How a module of the gateway names the module of a thread beside it. */
const threadAddress = /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g

/**
 * Bundles the gateway's command line, the threads that it starts and their packages as plain JavaScript. As some 700
 * modules of TypeScript they take Node several seconds of each start.
 *
 * @param root absolute path of the repository
 * @param folder where the bundle goes, relative to the root
 * @throws where a file does not parse or is missing, or where mocks would be loaded without being asked for
 */
export async function bundleGateway(root: string, folder = gatewayFolder): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundledThreads(), mocksOnDemand(root)],
    // recheck looks for its own files from its module's address, which a bundle does not keep.
    ssr: { noExternal: true, external: ['recheck'] },
    build: {
      ssr: true,
      ssrEmitAssets: false,
      outDir: join(root, folder),
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: join(root, 'gateway/commands/main.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** Makes an entry of each module that runs in a thread of its own. All files of the bundle are in one folder. */
function bundledThreads(): Plugin {
  return {
    name: 'bundled-threads',
    // Before types are stripped, which changes the quotes.
    enforce: 'pre',
    transform: {
      filter: { id: /\/gateway\/.*\.ts$/, code: threadAddress },
      handler(code, id) {
        const bundled = code.replace(threadAddress, (_, name: string) => {
          const fileName = `${name}.mjs`
          this.emitFile({ type: 'chunk', id: join(id, '..', `${name}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
        return { code: bundled, map: null }
      },
    },
  }
}

/** Fails the build when a chunk that every gateway loads holds a module of the mocks. */
function mocksOnDemand(root: string): Plugin {
  const mocks = join(root, 'mocks/')
  return {
    name: 'mocks-on-demand',
    generateBundle(_, files) {
      const loaded = new Set<string>()
      const load = (fileName: string) => {
        const file = files[fileName]
        if (file?.type !== 'chunk' || loaded.has(fileName)) return
        loaded.add(fileName)
        const mock = file.moduleIds.find((id) => id.startsWith(mocks))
        if (mock) this.error(`${fileName} holds ${mock}, and every gateway loads it.`)
        file.imports.forEach(load)
        // The demonstration is the one way to the mocks.
        for (const name of file.dynamicImports) if (!/^demonstration\b/.test(name)) load(name)
      }
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && file.isEntry) load(file.fileName)
      }
    },
  }
}
