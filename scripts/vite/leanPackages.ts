import type { Plugin } from 'vite'

const development = '/node_modules/react-router/dist/development/'
const production = '/node_modules/react-router/dist/production/'

/**
 * Builds with the production files of react-router and without its unused components. By default
 * the package exports its development build. The bundler treats the package's class and `memo`
 * components as side effects, and would include its whole server code.
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

/** Marks components as free of side effects, so that the bundler can drop unused ones. */
export function withoutEffects(code: string): string {
  return code
    .replace(componentClass, (_, name, body, property, value) => {
      const rest = property ? `made.${property} = ${value};` : ''
      return `var ${name} = /* @__PURE__ */ (() => { const made = ${body};${rest} return made })();\n`
    })
    .replace(/^var \w+ = (?=\w+\.memo\()/gm, '$&/* @__PURE__ */ ')
}
