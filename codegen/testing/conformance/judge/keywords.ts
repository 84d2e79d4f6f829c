/**
 * Extends the Hyperjump validator with OpenAPI's formats, and corrects its treatment of inherited
 * property names.
 */
import '@hyperjump/json-schema/formats'
import {
  addFormat,
  addKeyword,
  getKeyword,
  setFormatHandler,
  Validation,
} from '@hyperjump/json-schema/experimental'
import * as Instance from '@hyperjump/json-schema/instance/experimental'

const formatKeywords = [
  'https://json-schema.org/keyword/draft-04/format',
  'https://json-schema.org/keyword/draft-2020-12/format',
]

const standard = [
  ...['date-time', 'date', 'time', 'duration', 'email', 'idn-email', 'hostname', 'idn-hostname'],
  ...['ipv4', 'ipv6', 'uri', 'uri-reference', 'iri', 'iri-reference', 'uuid', 'uri-template'],
  ...['json-pointer', 'relative-json-pointer', 'regex'],
]

const createRangeCheck = (min: number, max: number) => (value: unknown) =>
  typeof value !== 'number' || (Number.isInteger(value) && value >= min && value <= max)

const text = (pattern: RegExp) => (value: unknown) =>
  typeof value !== 'string' || pattern.test(value)

const formatChecks: Record<string, (value: unknown) => boolean> = {
  int8: createRangeCheck(-(2 ** 7), 2 ** 7 - 1),
  uint8: createRangeCheck(0, 2 ** 8 - 1),
  int16: createRangeCheck(-(2 ** 15), 2 ** 15 - 1),
  int32: createRangeCheck(-(2 ** 31), 2 ** 31 - 1),
  int64: createRangeCheck(-(2 ** 63), 2 ** 63),
  byte: text(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
  base64url: text(/^[\w-]*={0,2}$/),
}

/**
 * Replaces the keyword `properties`. The original would treat `constructor` as a described
 * property, because every object inherits `constructor`.
 */
function takeOwnPropertiesOnly(): void {
  const usual = getKeyword<Record<string, string>>('https://json-schema.org/keyword/properties')
  addKeyword<Record<string, string>>({
    ...usual,
    interpret(properties, instance, context) {
      if (Instance.typeOf(instance) !== 'object') return true
      // The cast is safe: `evaluatedProperties` exists, but the package does not declare it.
      // Keywords such as `unevaluatedProperties` read the set.
      const { evaluatedProperties } = context as { evaluatedProperties?: Set<string> }
      let isValid = true
      for (const [nameNode, property] of Instance.entries(instance)) {
        const name = Instance.value<string>(nameNode)
        const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
        if (schema === undefined) continue
        if (!Validation.interpret(schema, property, context)) isValid = false
        evaluatedProperties?.add(name)
      }
      return isValid
    },
  })
}

/** Registers formats and keywords. Call it once, before the first schema is compiled. */
export function teachKeywords(): void {
  for (const keyword of formatKeywords) {
    for (const name of standard) {
      setFormatHandler(keyword, name, `https://json-schema.org/format/${name}`)
    }
    for (const [name, handler] of Object.entries(formatChecks)) {
      const id = `https://judge.example/format/${name}`
      addFormat({ id, handler })
      setFormatHandler(keyword, name, id)
    }
  }
  takeOwnPropertiesOnly()
}
