import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
import type { Contract } from '../contract/contract.ts'
import { isNode } from '../contract/node.ts'
import { listMark } from './types/circles.ts'
import { toLibraryDocument } from './types/libraryDocument.ts'

/** Stands for `%`, which the library reads as a URL's escape, and fails on where it is none. */
const percent = '@percent@'

/** A list whose elements TypeScript looks up by name only when asked, so they may hold the list. */
const listHelper =
  'type ListOf<Name extends keyof components["schemas"]> = components["schemas"][Name][];'

/** The library's defaults, but that properties with a default stay optional and `{}` is open. */
const options = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
} as const

/**
 * Writes the contract's paths, operations and schemas as TypeScript, by openapi-typescript. The
 * library's own entrance would lint and bundle the document again, and throws for properties that
 * are named like members of every object, such as `constructor`.
 * @throws {ContractError} for a reference that leads nowhere, or in a circle.
 */
export async function emitTypes(contract: Contract): Promise<string> {
  // It loads a compiler, which only a generation needs.
  const [library, { default: ts }] = await Promise.all([
    import('openapi-typescript'),
    import('typescript'),
  ])
  const { hasMarkedLists, document: copy } = toLibraryDocument(contract)
  // The library has a type of its own for the same JSON.
  const document: OpenAPI3 = JSON.parse(JSON.stringify(copy).replaceAll('%', percent))
  const context: GlobalContext = {
    ...options,
    inject: hasMarkedLists ? listHelper : '',
    discriminators: library.scanDiscriminators(document, options),
    injectFooter: [],
    postTransform: undefined,
    // Only the library's own entrance reads with it.
    redoc: undefined as unknown as GlobalContext['redoc'],
    resolve: (reference) => library.resolveRef(document, reference, options),
    // The library hands over boolean schemas, too.
    transform: (schema: unknown) => {
      const name = isNode(schema) && schema.type === 'array' ? schema[listMark] : undefined
      if (typeof name !== 'string') return undefined
      return ts.factory.createTypeReferenceNode('ListOf', [library.tsLiteral(name)])
    },
    transformProperty: undefined,
  }
  return library.astToString(library.transformSchema(document, context)).replaceAll(percent, '%')
}
