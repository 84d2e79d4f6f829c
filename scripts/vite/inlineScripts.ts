import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Minified script of `folder` on one line, as it is inlined into a page. */
function inlineScript(folder: string, name: string): string {
  const file = `${name}.js`
  const { code, errors } = minifySync(file, readFileSync(join(folder, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return code.trim()
}

/** Replaces `<!--inline:<name>-->` with `scripts/inline/<name>.js`. */
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
