import { fullFormats } from 'ajv-formats/dist/formats.js'

/** The whole numbers of OpenAPI's registry of formats: the least and the most, both included. */
export const wholeNumbers: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int8: [-(2 ** 7), 2 ** 7 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // JSON's numbers are read as doubles, so the greatest of 64 bits is read as one more than it is.
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

/** The formats that values are judged by beside those of ajv-formats, as ajv wants them. */
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
 * Every format that values are judged by; in its widest type, for each is described in its own way.
 */
export const formats: Readonly<Record<string, unknown>> = { ...fullFormats, ...addedFormats }

/** What written checks call the table of formats. */
export const formatTable = 'formatTable'

/**
 * {@link formats} as code, but for those that ajv writes where they are used: regular expressions.
 */
export const formatTableCode = `const isWholeWithin = (least, most) => (value) => Number.isInteger(value) && value >= least && value <= most
const ${formatTable} = {
  ...require("ajv-formats/dist/formats").fullFormats,
${Object.entries(wholeNumbers)
  .map(([name, range]) => `  ${name}: { validate: isWholeWithin(${range.join(', ')}) },`)
  .join('\n')}
}`
