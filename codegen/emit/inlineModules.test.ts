import { describe, expect, it } from 'vitest'
import { inlineModules } from './inlineModules.ts'

/** Inlines the modules that the code requires, and evaluates the code. */
function run(code: string): unknown {
  const { modules, code: inlined } = inlineModules(code, import.meta.filename)
  // The test evaluates code of installed packages, so the code is trusted.
  return new Function(`${modules}\nreturn ${inlined}`)()
}

describe('inlineModules', () => {
  it('an inlined module behaves like the required module', () => {
    expect(run('require("ajv/dist/runtime/ucs2length").default("a😀")')).toBe(2)
  })

  it('modules that an inlined module requires are inlined too', () => {
    expect(run('require("ajv/dist/runtime/equal").default({ a: [1] }, { a: [1] })')).toBe(true)
  })

  it('a module that the code requires twice is inlined once', () => {
    const twice = '[require("fast-deep-equal"), require("fast-deep-equal")]'
    const { modules, code } = inlineModules(twice, import.meta.filename)
    expect(modules.match(/^const module\d+/gm)).toHaveLength(1)
    expect(code).toBe('[module1, module1]')
  })

  it('inlined code contains no require call', () => {
    const { modules, code } = inlineModules(
      'require("ajv/dist/runtime/equal")',
      import.meta.filename,
    )
    expect(modules + code).not.toMatch(/require\(/)
  })
})
