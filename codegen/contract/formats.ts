import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Integer formats of OpenAPI's format registry, with minimum and maximum. */
export const wholeNumbers: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int8: [-(2 ** 7), 2 ** 7 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // JSON numbers are doubles: 2^63 - 1 is parsed as 2^63.
  int64: [-(2 ** 63), 2 ** 63],
  uint8: [0, 2 ** 8 - 1],
  uint16: [0, 2 ** 16 - 1],
  uint32: [0, 2 ** 32 - 1],
  uint64: [0, 2 ** 64],
}

const isWholeWithin =
  ([least, most]: readonly [number, number]) =>
  (value: number) =>
    Number.isInteger(value) && value >= least && value <= most

/** Formats checked in addition to those of ajv-formats, in ajv's notation. */
export const addedFormats = {
  ...Object.fromEntries(
    Object.entries(wholeNumbers).map(([name, range]) => [
      name,
      { type: 'number', validate: isWholeWithin(range) } as const,
    ]),
  ),
  base64url: /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/,
}

/**
 * All checked formats by name. The values are `unknown`, since the formats have different types.
 */
export const formats: Readonly<Record<string, unknown>> = { ...fullFormats, ...addedFormats }

/** Name of the variable in generated validators that contains all formats. */
export const formatTable = 'formatTable'

/**
 * Source code of {@link formats} for generated validators. The regular expression of `addedFormats`
 * is omitted, since ajv inlines it.
 */
export const formatTableCode = `const isWholeWithin = (least, most) => (value) => Number.isInteger(value) && value >= least && value <= most
const ${formatTable} = {
  ...require("ajv-formats/dist/formats").fullFormats,
${Object.entries(wholeNumbers)
  .map(([name, range]) => `  ${name}: { validate: isWholeWithin(${range.join(', ')}) },`)
  .join('\n')}
}`
