import standalone from 'ajv/dist/standalone/index.js'
import { formatTable, formatTableCode } from '../contract/formats.ts'
import { type Gate, schemaId } from '../contract/gate.ts'
import type { SchemaLibrary } from '../contract/schemas.ts'
import { inlineModules } from './inlineModules.ts'

/** Code of the validators; `functionOf` returns the name of a schema's validator in this code. */
export type StandaloneCode = { code: string; functionOf(schema: string): string }

/**
 * Generates validators as code with ajv. The code uses no `eval` and imports no package.
 * @param schemas names of schemas in the library, without duplicates.
 */
export function standaloneCode(
  schemas: string[],
  library: SchemaLibrary,
  gate: Gate,
): StandaloneCode {
  const functions = new Map(schemas.map((name, index) => [name, `check${index + 1}`]))
  const functionOf = (schema: string) => functions.get(schema) ?? 'undefined'
  const ids = Object.fromEntries(schemas.map((name) => [functionOf(name), schemaId(library, name)]))
  // The package is CommonJS. In Node's ESM its default import is the module object, which is a
  // function.
  const write = standalone as unknown as (ajv: Gate['ajv'], ids: Record<string, string>) => string
  const written = write(gate.ajv, ids)
    .replace('"use strict";', '')
    .replaceAll('export const ', 'const ')
  const whole = written.includes(formatTable) ? `${formatTableCode}\n${written}` : written
  const { modules, code } = inlineModules(whole, import.meta.filename)
  return { code: `${modules}\n${code}`, functionOf }
}
