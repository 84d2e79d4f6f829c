import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes `{ chunk file: module ids }` of the client's build, so that a test can check what the
 * build excludes. Ids are relative to `root`. The bundles of the page and of the workers share one
 * list.
 */
export function modulesList(root: string, file: string): () => Plugin {
  const rows: Record<string, string[]> = {}
  return () => ({
    name: 'portico:modules-list',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        rows[output.fileName] = output.moduleIds.map((id) => readable(root, id))
      }
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), `${JSON.stringify(rows, null, 2)}\n`)
    },
  })
}

const readable = (root: string, id: string) =>
  id.startsWith('\0') ? id.slice(1) : relative(root, id).replaceAll('\\', '/')
