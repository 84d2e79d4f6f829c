import { describe, expect, it } from 'vitest'
import { inlineModules } from './inlineModules.ts'

/** Runs code that nothing is imported into. */
function run(code: string): unknown {
  const { modules, code: inlined } = inlineModules(code, import.meta.filename)
  // Running the text is the point of this test; the text is the package's own.
  return new Function(`${modules}\nreturn ${inlined}`)()
}

describe('modules that are written into what requires them', () => {
  it('give what they would have given', () => {
    expect(run('require("ajv/dist/runtime/ucs2length").default("a😀")')).toBe(2)
  })

  it('bring those along that they need themselves', () => {
    expect(run('require("ajv/dist/runtime/equal").default({ a: [1] }, { a: [1] })')).toBe(true)
  })

  it('are there once, however often they are required', () => {
    const twice = '[require("fast-deep-equal"), require("fast-deep-equal")]'
    const { modules, code } = inlineModules(twice, import.meta.filename)
    expect(modules.match(/^const module\d+/gm)).toHaveLength(1)
    expect(code).toBe('[module1, module1]')
  })

  it('leave no call of require behind', () => {
    const { modules, code } = inlineModules(
      'require("ajv/dist/runtime/equal")',
      import.meta.filename,
    )
    expect(modules + code).not.toMatch(/require\(/)
  })
})
