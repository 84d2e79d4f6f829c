import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const doubled = new Set(['intl-messageformat', '@formatjs/fast-memoize'])
const development = '/node_modules/react-router/dist/development/'
const production = '/node_modules/react-router/dist/production/'

/**
 * Builds with what packages have for production, once each, and without what nobody uses.
 *
 * - react-router hands its development build to everybody who does not name another file. Its components that are
 *   classes, or wrapped by `memo`, look as if making them did something, and would bring its whole server part.
 * - react-intl and @formatjs/intl each bring their own copy of two packages, since an older version,
 *   of a tool, has the place where both would look. Where the copies differ, both are kept.
 */
export function leanPackages(root: string): Plugin {
  return {
    name: 'portico:lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isRouter = /^react-router(\/|$)/.test(source)
      const isDoubled = doubled.has(source) && importer?.includes('/node_modules/@formatjs/intl/')
      if (!isRouter && !isDoubled) return null
      const asked = { ...options, skipSelf: true }
      const resolved = await this.resolve(source, importer, asked)
      if (!resolved) return null
      if (isRouter) return { ...resolved, id: resolved.id.replace(development, production) }
      const other = await this.resolve(
        source,
        join(root, 'node_modules/react-intl/index.js'),
        asked,
      )
      return other && isSame(other.id, resolved.id) ? other : resolved
    },
    transform(code, id) {
      if (!id.includes(production) || !code.includes('var RenderErrorBoundary')) return null
      return { code: withoutEffects(code), map: null }
    },
  }
}

const componentClass =
  /^var (\w+ErrorBoundary) = (class extends \w+\.Component \{\n.*?^\});\n(?:\1\.(\w+) = (\w+);\n)?/gms

/** Tells the bundler that components may be left out when nobody uses them. */
export function withoutEffects(code: string): string {
  return code
    .replace(componentClass, (_, name, body, property, value) => {
      const rest = property ? `made.${property} = ${value};` : ''
      return `var ${name} = /* @__PURE__ */ (() => { const made = ${body};${rest} return made })();\n`
    })
    .replace(/^var \w+ = (?=\w+\.memo\()/gm, '$&/* @__PURE__ */ ')
}

const isSame = (one: string, other: string): boolean =>
  readFileSync(one).equals(readFileSync(other))
