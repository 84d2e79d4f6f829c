import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const requireCall = /require\("([^"]+)"\)/g

/**
 * Replaces the `require("…")` calls in generated code by the source of the CommonJS modules, so
 * that the code is one ES module for browsers, Vite and Node.
 * @param code calls `require` with string literals only, as ajv's standalone code does.
 * @param from file from which the module names are resolved.
 * @returns `modules` declares one constant per module, dependencies first; `code` uses the
 * constants.
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
      // Removes assignments to `.code`, which only ajv's compiler reads.
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
