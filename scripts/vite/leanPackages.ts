import type { Plugin } from 'vite'

const development = '/node_modules/react-router/dist/development/'
const production = '/node_modules/react-router/dist/production/'

/**
 * Builds with what react-router has for production, and without what nobody uses: it hands its
 * development build to everybody who does not name another file, and its components that are
 * classes, or wrapped by `memo`, look as if making them did something, and would bring its whole
 * server part.
 */
export function leanPackages(): Plugin {
  return {
    name: 'portico:lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace(development, production) }
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
