import standalone from 'ajv/dist/standalone/index.js'
import { formatTable, formatTableCode } from '../contract/formats.ts'
import { type Gate, schemaId } from '../contract/gate.ts'
import type { SchemaLibrary } from '../contract/schemas.ts'
import { inlineModules } from './inlineModules.ts'

/** Checks as code, and the name of each schema's function. */
export type StandaloneCode = { code: string; functionOf(schema: string): string }

/**
 * Writes the checks of schemas as code by ajv, which needs no `eval`, ajv or other package at run
 * time.
 * @param schemas names in the library, without duplicates.
 */
export function standaloneCode(
  schemas: string[],
  library: SchemaLibrary,
  gate: Gate,
): StandaloneCode {
  const functions = new Map(schemas.map((name, index) => [name, `check${index + 1}`]))
  const functionOf = (schema: string) => functions.get(schema) ?? 'undefined'
  const ids = Object.fromEntries(schemas.map((name) => [functionOf(name), schemaId(library, name)]))
  // Under Node's ESM the default export of this CommonJS module is the module, which is the
  // function.
  const write = standalone as unknown as (ajv: Gate['ajv'], ids: Record<string, string>) => string
  const written = write(gate.ajv, ids)
    .replace('"use strict";', '')
    .replaceAll('export const ', 'const ')
  const whole = written.includes(formatTable) ? `${formatTableCode}\n${written}` : written
  const { modules, code } = inlineModules(whole, import.meta.filename)
  return { code: `${modules}\n${code}`, functionOf }
}
