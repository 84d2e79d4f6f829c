import { _, Ajv2020, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { fastFormats } from 'ajv-formats/dist/formats.js'
import { type Violation, violationsOf } from '../runtime/validation.ts'
import { ContractError } from './contractError.ts'
import { addedFormats, formatTable } from './formats.ts'
import { ownRequired } from './inheritedNames.ts'
import { referenceTo, type SchemaLibrary } from './schemas.ts'

/** Checks values against the schemas of a contract's schema library. */
export type Gate = {
  ajv: Ajv2020
  /**
   * @throws {ContractError} when ajv cannot compile the named schema, for example because of a
   * broken pattern.
   */
  compile(name: string): ValidateFunction
  /** Violations of the named schema by a value; null for a valid value. */
  check(name: string, value: unknown): Violation[] | null
}

/** Id of a library's schema in ajv. */
export const schemaId = (library: SchemaLibrary, name: string) =>
  `${library.document.$id}${referenceTo(name)}`

/**
 * Replaces ajv's URI resolver. All references stay within one document, so no URI has to be
 * resolved.
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

const hasExpression = (format: unknown): format is { validate: RegExp } =>
  typeof format === 'object' &&
  format !== null &&
  'validate' in format &&
  format.validate instanceof RegExp

/**
 * Creates the gate that checks generated values. The generator also writes the gate's compiled
 * functions to files, as validators. The schema library must be complete, since ajv reads the
 * library's document only once.
 *
 * @param isForPages true for validators that pages load in production. Their code is shorter: they
 * report the first violation only, and check the shape of dates but not the length of months.
 */
export function createGate(library: SchemaLibrary, isForPages = false): Gate {
  const ajv = new Ajv2020({
    allErrors: !isForPages,
    // Strict mode would reject the keywords that only OpenAPI defines.
    strict: false,
    validateSchema: false,
    messages: false,
    logger: false,
    // The code of a schema is generated once, even if several references point to it.
    inlineRefs: false,
    // The tolerance of 1e-9 makes 19.99 a multiple of 0.01 despite floating-point division.
    multipleOfPrecision: 9,
    // A loop checks two or more required names. The loop is shorter than one condition for each
    // name.
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
  // ajv tracks evaluated properties and items only if a schema has an `unevaluated…` keyword.
  ajv.opts.unevaluated = JSON.stringify(library.document).includes('"unevaluated')
  // The package is CommonJS. In Node's ESM its default import is the module object, whose `default`
  // is the function.
  const add = (addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats
  // The function's types require the Ajv class of an older draft; Ajv2020 works as well.
  ;(add as unknown as (ajv: Ajv2020) => void)(ajv)
  for (const [name, format] of Object.entries(addedFormats)) ajv.addFormat(name, format)
  if (isForPages) {
    // ajv writes a regular expression into the code, instead of a reference to all formats.
    for (const [name, format] of Object.entries(fastFormats))
      if (hasExpression(format)) ajv.addFormat(name, format.validate)
  }
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
