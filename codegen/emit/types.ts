import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
import type { Contract } from '../contract/contract.ts'
import { isNode } from '../contract/node.ts'
import { listMark } from './types/cycles.ts'
import { toLibraryDocument } from './types/libraryDocument.ts'

/** Stand-in for `%`, since openapi-typescript decodes URL escapes and fails for a lone `%`. */
const percent = '@percent@'

/**
 * Declaration of a list type whose element type TypeScript resolves lazily, so that an element may
 * contain the list.
 */
const listHelper =
  'type ListOf<Name extends keyof components["schemas"]> = components["schemas"][Name][];'

/**
 * Default options of openapi-typescript, with two exceptions: properties with a default are
 * optional, and the type of `{}` is unknown.
 */
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
 * Emits the contract's paths, operations and schemas as TypeScript types with openapi-typescript.
 * The main function of openapi-typescript is not used, since it lints and bundles the document
 * again, and fails for properties with inherited names such as `constructor`.
 * @throws {ContractError} for a reference that is circular or has no target.
 */
export async function emitTypes(contract: Contract): Promise<string> {
  // openapi-typescript loads the TypeScript compiler, so it is imported only when types are
  // generated.
  const [library, { default: ts }] = await Promise.all([
    import('openapi-typescript'),
    import('typescript'),
  ])
  const { hasMarkedLists, document: copy } = toLibraryDocument(contract)
  // openapi-typescript has its own type for OpenAPI documents.
  const document: OpenAPI3 = JSON.parse(JSON.stringify(copy).replaceAll('%', percent))
  const context: GlobalContext = {
    ...options,
    inject: hasMarkedLists ? listHelper : '',
    discriminators: library.scanDiscriminators(document, options),
    injectFooter: [],
    postTransform: undefined,
    // Only openapi-typescript's main function uses `redoc`.
    redoc: undefined as unknown as GlobalContext['redoc'],
    resolve: (reference) => library.resolveRef(document, reference, options),
    // `unknown`, since openapi-typescript passes boolean schemas too.
    transform: (schema: unknown) => {
      const name = isNode(schema) && schema.type === 'array' ? schema[listMark] : undefined
      if (typeof name !== 'string') return undefined
      return ts.factory.createTypeReferenceNode('ListOf', [library.tsLiteral(name)])
    },
    transformProperty: undefined,
  }
  return library.astToString(library.transformSchema(document, context)).replaceAll(percent, '%')
}
