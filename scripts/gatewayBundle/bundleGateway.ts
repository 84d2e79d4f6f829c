import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Folder of the gateway's bundle. It is as deep as the folders of the gateway's sources, because
 * the code resolves the repository relative to its own folder.
 */
const gatewayFolder = 'dist/gateway'

/** Pattern by which a gateway module refers to a worker thread's module in the same folder. */
const threadAddress = /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g

/**
 * Bundles the gateway's command line, its threads and their packages into plain JavaScript. Loading
 * some 700 TypeScript modules instead would take several seconds per start.
 *
 * @param root absolute path of the repository
 * @param folder output folder, relative to the root
 * @throws when a file does not parse or is missing, or when a file that every gateway loads
 * contains mocks
 */
export async function bundleGateway(root: string, folder = gatewayFolder): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [bundledThreads(), mocksOnDemand(root)],
    // The package `recheck` is not bundled, because it locates its files by the URL of its module.
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

/**
 * Creates an entry for each module that runs in a worker thread. All files of the bundle are in one
 * folder.
 */
function bundledThreads(): Plugin {
  return {
    name: 'bundled-threads',
    // Runs before types are stripped: stripping changes the quotes that the pattern expects.
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

/** Fails the build when a chunk that every gateway loads contains a module of the mocks. */
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
        // Only the demonstration may import the mocks.
        for (const name of file.dynamicImports) if (!/^demonstration\b/.test(name)) load(name)
      }
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && file.isEntry) load(file.fileName)
      }
    },
  }
}
