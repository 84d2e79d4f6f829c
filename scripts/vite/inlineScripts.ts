import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minified content of a script in `folder`, on one line. */
function inlineScript(folder: string, name: string): string {
  const file = `${name}.js`
  const { code, errors } = minifySync(file, readFileSync(join(folder, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return code.trim()
}

/** Replaces each `<!--inline:<name>-->` of a page with the minified script `<folder>/<name>.js`. */
export function inlineScripts(folder: string): Plugin {
  return {
    name: 'portico:inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /<!--inline:(\w+)-->/g,
          (_, name: string) => `<script>${inlineScript(folder, name)}</script>`,
        ),
    },
  }
}
