import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const requireCall = /require\("([^"]+)"\)/g

/**
 * Replaces the `require("…")` calls of a module by the CommonJS modules themselves, so that the
 * code loads as an ES module in browsers, Vite and Node without further files.
 * @param code calls `require` with literal names only, as ajv's standalone code does.
 * @param from file that the names are resolved from.
 * @returns the modules as constants, dependencies first, and the code that uses them.
 */
export function inlineModules(code: string, from: string): { modules: string; code: string } {
  const nameOfFile = new Map<string, string>()
  const modules: string[] = []

  function inline(text: string, place: string): string {
    return text.replace(requireCall, (_, name: string) => {
      const file = createRequire(place).resolve(name)
      const known = nameOfFile.get(file)
      if (known) return known
      const constant = `module${nameOfFile.size + 1}`
      nameOfFile.set(file, constant)
      const source = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      // A module's `.code` property is for ajv's own use and unused here.
      const inner = inline(source.replace(/^\w+\.code = .*$/m, ''), file)
      modules.push(
        `const ${constant} = (() => {\nconst module = { exports: {} }\nconst exports = module.exports\n${inner.trim()}\nreturn module.exports\n})()`,
      )
      return constant
    })
  }

  const inlined = inline(code, from)
  return { modules: modules.join('\n'), code: inlined }
}
