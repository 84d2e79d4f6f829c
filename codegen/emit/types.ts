import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
import type { Contract } from '../contract/contract.ts'
import { isNode } from '../contract/node.ts'
import { listMark } from './types/cycles.ts'
import { toLibraryDocument } from './types/libraryDocument.ts'

/** Placeholder of `%`, which the library would decode as a URL escape, and fail. */
const percent = '@percent@'

/** List type whose elements TypeScript resolves lazily, so that they may contain the list. */
const listHelper =
  'type ListOf<Name extends keyof components["schemas"]> = components["schemas"][Name][];'

/** The library's defaults, except that properties with a default stay optional and `{}` is open. */
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
 * Emits the contract's paths, operations and schemas as TypeScript, by openapi-typescript. The
 * library's own entry would lint and bundle the document again, and throws for properties with
 * inherited names such as `constructor`.
 * @throws {ContractError} for a reference without a target, or a circular one.
 */
export async function emitTypes(contract: Contract): Promise<string> {
  // The library loads a compiler, which only a generation needs.
  const [library, { default: ts }] = await Promise.all([
    import('openapi-typescript'),
    import('typescript'),
  ])
  const { hasMarkedLists, document: copy } = toLibraryDocument(contract)
  // The library has its own type for the same JSON.
  const document: OpenAPI3 = JSON.parse(JSON.stringify(copy).replaceAll('%', percent))
  const context: GlobalContext = {
    ...options,
    inject: hasMarkedLists ? listHelper : '',
    discriminators: library.scanDiscriminators(document, options),
    injectFooter: [],
    postTransform: undefined,
    // Only the library's own entry uses it.
    redoc: undefined as unknown as GlobalContext['redoc'],
    resolve: (reference) => library.resolveRef(document, reference, options),
    // The library passes boolean schemas, too.
    transform: (schema: unknown) => {
      const name = isNode(schema) && schema.type === 'array' ? schema[listMark] : undefined
      if (typeof name !== 'string') return undefined
      return ts.factory.createTypeReferenceNode('ListOf', [library.tsLiteral(name)])
    },
    transformProperty: undefined,
  }
  return library.astToString(library.transformSchema(document, context)).replaceAll(percent, '%')
}
