import { describe, expect, it } from 'vitest'
import { inlineModules } from './inlineModules.ts'

/** Runs code without imports. */
function run(code: string): unknown {
  const { modules, code: inlined } = inlineModules(code, import.meta.filename)
  // The test is about evaluating this text, which comes from a package.
  return new Function(`${modules}\nreturn ${inlined}`)()
}

describe('inlined modules', () => {
  it('an inlined module returns the same as the required one', () => {
    expect(run('require("ajv/dist/runtime/ucs2length").default("a😀")')).toBe(2)
  })

  it('an inlined module includes the modules that it requires', () => {
    expect(run('require("ajv/dist/runtime/equal").default({ a: [1] }, { a: [1] })')).toBe(true)
  })

  it('a module that is required twice is inlined once', () => {
    const twice = '[require("fast-deep-equal"), require("fast-deep-equal")]'
    const { modules, code } = inlineModules(twice, import.meta.filename)
    expect(modules.match(/^const module\d+/gm)).toHaveLength(1)
    expect(code).toBe('[module1, module1]')
  })

  it('inlined code has no call of require', () => {
    const { modules, code } = inlineModules(
      'require("ajv/dist/runtime/equal")',
      import.meta.filename,
    )
    expect(modules + code).not.toMatch(/require\(/)
  })
})
