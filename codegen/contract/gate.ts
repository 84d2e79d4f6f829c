import { _, Ajv2020, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Violation, violationsOf } from '../runtime/validation.ts'
import { ContractError } from './contractError.ts'
import { addedFormats, formatTable } from './formats.ts'
import { ownRequired } from './inheritedNames.ts'
import { referenceTo, type SchemaLibrary } from './schemas.ts'

/** Judges values by the schemas of a library. */
export type Gate = {
  ajv: Ajv2020
  /**
   * @throws {ContractError} when the schema of this name cannot be used, as with a broken pattern.
   */
  compile(name: string): ValidateFunction
  /** The reasons why a value breaks the schema of this name, or null. */
  check(name: string, value: unknown): Violation[] | null
}

/** Where ajv finds a schema of the library. */
export const schemaId = (library: SchemaLibrary, name: string) =>
  `${library.document.$id}${referenceTo(name)}`

/**
 * Every reference leads to a place of the one document, so none has to be resolved as an address:
 * ajv does so for each, again and again.
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
 * The judge of everything that is generated; the same functions are written out as validators.
 * Made once all schemas are in the library, for ajv reads the document as it stands then.
 */
export function createGate(library: SchemaLibrary): Gate {
  const ajv = new Ajv2020({
    allErrors: true,
    // OpenAPI adds keywords of its own, which strict mode would refuse.
    strict: false,
    validateSchema: false,
    messages: false,
    logger: false,
    // A schema that many refer to is written once.
    inlineRefs: false,
    // 19.99 is a multiple of 0.01, whatever a division of floats says.
    multipleOfPrecision: 9,
    // A list of names and a loop over it is less to write than a question for each name.
    loopRequired: 2,
    // No schema is judged by a schema of schemas.
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
  // What a value's parts were judged by is only followed where a schema asks for the rest.
  ajv.opts.unevaluated = JSON.stringify(library.document).includes('"unevaluated')
  // The package is CommonJS: under Node's ESM its default export is the module, which holds the
  // function.
  const add = (addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats
  // Its types name the Ajv of an older draft, which is used the same.
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
