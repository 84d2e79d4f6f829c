import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig } from 'vitest/config'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { leanPackages } from './scripts/vite/leanPackages.ts'
import { messages } from './scripts/vite/messages.ts'
import { modulesList } from './scripts/vite/modulesList.ts'
import { reference } from './scripts/vite/reference.ts'
import { withoutDisplayNames } from './scripts/vite/withoutDisplayNames.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const listModules = modulesList(root, 'dist/modules.json')
const entries = ['index.html', 'operator.html', 'operator-preview.html'].filter((file) =>
  existsSync(`${root}${file}`),
)

/** The gateway that `npm run dev` talks to when its mocks are off: `VITE_MOCKS=off npm run dev`. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080'
const calls = ['/wps', '/lgw', '/lotto', '/ops', '/play']

const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    formatjs({ ast: true, flatten: false }),
    react(),
    messages(`${root}locales`, process.env.VITE_LANGUAGES ?? ''),
    leanPackages(root),
    withoutDisplayNames(),
    inlineScripts(`${root}scripts/inline`),
    listModules(),
    // Serves the worker's script. A production build knows nothing of mocks.
    ...(command === 'serve' && mode !== 'test' ? [reference()] : []),
    ...(command === 'serve' ? [msw()] : []),
  ],
  // Only the plugin's virtual module imports these; found late, they would reload the first page.
  optimizeDeps: { include: ['msw/browser', 'msw/experimental'] },
  // Messages are compiled at build, so the parser of ICU texts is not shipped. Tests use it.
  resolve: { alias: mode === 'test' ? [] : [withoutParser] },
  css: { postcss: { plugins: [mantinePreset()] } },
  html: { cspNonce: '__CSP_NONCE__' },
  publicDir: false,
  server: {
    port: 5173,
    strictPort: true,
    ...(process.env.VITE_MOCKS === 'off'
      ? {
          proxy: Object.fromEntries(
            calls.map((path) => [path, { target: gateway, ws: path === '/wps' }]),
          ),
        }
      : {}),
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Nothing is inlined as data: the security policy allows files of ours only.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: entries },
  },
  worker: { format: 'es', plugins: () => [listModules()] },
  // One bundle for the prerender, so that it needs no modules resolved at run time.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  test: {
    environment: 'node',
    include: [
      '{src,mocks,codegen,gateway,scripts}/**/*.test.{ts,tsx}',
      'tests/{house,contract}/**/*.test.{ts,tsx}',
    ],
    // Far from UTC, so that a test that forgets the zone fails.
    env: { TZ: 'America/Sao_Paulo', LANG: 'en_US.UTF-8' },
    // No test measures time: these only end what hangs, on a busy machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
