import { _, Ajv2020, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Violation, violationsOf } from '../runtime/validation.ts'
import { ContractError } from './contractError.ts'
import { addedFormats, formatTable } from './formats.ts'
import { ownRequired } from './inheritedNames.ts'
import { referenceTo, type SchemaLibrary } from './schemas.ts'

/** Checks values against the schemas of a library. */
export type Gate = {
  ajv: Ajv2020
  /**
   * @throws {ContractError} when the schema of this name cannot be used, as with a broken pattern.
   */
  compile(name: string): ValidateFunction
  /** Reasons for which a value breaks the schema of this name; null for a valid value. */
  check(name: string, value: unknown): Violation[] | null
}

/** Id of a library's schema in ajv. */
export const schemaId = (library: SchemaLibrary, name: string) =>
  `${library.document.$id}${referenceTo(name)}`

/**
 * Every reference stays within one document, so no URI needs resolution, which ajv would do
 * repeatedly.
 */
const uriResolver = {
  parse: (uri: string) => {
    const [path = '', fragment] = uri.split('#')
    return { path, ...(fragment === undefined ? {} : { fragment }) }
  },
  resolve: (base: string, uri: string) => (uri.startsWith('#') ? base.split('#')[0] + uri : uri),
  serialize: ({ path = '', fragment }: { path?: string; fragment?: string }) =>
    fragment === undefined ? path : `${path}#${fragment}`,
}

/**
 * Creates the gate for generated values; its functions are also written out as validators. All
 * schemas have to be in the library before, since ajv reads the document once.
 */
export function createGate(library: SchemaLibrary): Gate {
  const ajv = new Ajv2020({
    allErrors: true,
    // OpenAPI has its own keywords, which strict mode would reject.
    strict: false,
    validateSchema: false,
    messages: false,
    logger: false,
    // A schema with several references is written out once.
    inlineRefs: false,
    // 19.99 counts as a multiple of 0.01 despite floating-point division.
    multipleOfPrecision: 9,
    // A loop over a list of names is shorter than a condition for each.
    loopRequired: 2,
    // Schemas are not checked against a meta-schema.
    meta: false,
    uriResolver,
    code: {
      source: true,
      esm: true,
      lines: true,
      optimize: false,
      formats: _`${new Name(formatTable)}`,
    },
  })
  // Evaluated parts are tracked only if a schema has an `unevaluated…` keyword.
  ajv.opts.unevaluated = JSON.stringify(library.document).includes('"unevaluated')
  // The package is CommonJS: under Node's ESM its default export is the module, which holds the
  // function.
  const add = (addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats
  // Its types name the Ajv class of an older draft, which works the same.
  ;(add as unknown as (ajv: Ajv2020) => void)(ajv)
  for (const [name, format] of Object.entries(addedFormats)) ajv.addFormat(name, format)
  ajv.addKeyword(ownRequired)
  ajv.addSchema(library.document)
  const compile = (name: string): ValidateFunction => {
    try {
      const validate = ajv.getSchema(schemaId(library, name))
      if (validate) return validate
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      throw new ContractError(`The schema ${name} can't be used: ${reason}`)
    }
    throw new ContractError(`There is no schema ${name}`)
  }
  return {
    ajv,
    compile,
    check(name, value) {
      const validate = compile(name)
      return validate(value) ? null : violationsOf(validate.errors ?? [])
    },
  }
}
