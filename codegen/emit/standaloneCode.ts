import standalone from 'ajv/dist/standalone/index.js'
import { formatTable, formatTableCode } from '../contract/formats.ts'
import { type Gate, schemaId } from '../contract/gate.ts'
import type { SchemaLibrary } from '../contract/schemas.ts'
import { inlineModules } from './inlineModules.ts'

/** Checks written out as code, and the name of the function that judges each schema. */
export type StandaloneCode = { code: string; functionOf(schema: string): string }

/**
 * The checks of these schemas as code that ajv wrote, which needs no `eval`, no ajv and no other
 * package where it runs.
 * @param schemas names in the library, each once.
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
