const year = '\\d{4}'
const day = `${year}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])`
const time =
  '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:0\\d|1[0-3]):[0-5]\\d)'
const name = '[A-Za-z\\d]+(?:-[A-Za-z\\d]+)*'
const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const hex = '[\\dA-Fa-f]'
const group = `${hex}{1,4}`
const path = '[\\w.~:@=&/-]'
const query = `(?:\\?${path}*)?(?:#${path}*)?`
const email = `[\\w-]+(?:[.+][\\w-]+)*@${name}(?:\\.${name})*\\.[A-Za-z]{2,}`
const host = `${name}(?:\\.${name})*`
const uri = `[A-Za-z][A-Za-z\\d+.-]*:${path}+${query}`
const reference = `${path}*${query}`
const uuid = `${hex}{8}(?:-${hex}{4}){3}-${hex}{12}`

const patterns: Readonly<Record<string, string>> = {
  date: day,
  time,
  'iso-time': time,
  'date-time': `${day}T${time}`,
  'iso-date-time': `${day}T${time}`,
  duration: 'P(?:\\d+W|(?:\\d+Y)?(?:\\d+M)?(?:\\d+D)?(?:T(?:\\d+H)?(?:\\d+M)?(?:\\d+S)?)?)',
  email,
  'idn-email': email,
  hostname: host,
  'idn-hostname': host,
  ipv4: `(?:${byte}\\.){3}${byte}`,
  ipv6: `(?:(?:${group}:){7}${group}|(?:${group}:){1,7}:|(?:${group}:){1,6}:${group}|(?:${group}:){1,5}(?::${group}){2}|(?:${group}:){1,3}(?::${group}){3,4}|:(?::${group}){1,7}|::ffff:(?:${byte}\\.){3}${byte})`,
  uri,
  iri: uri,
  url: `https?://${host}\\.[A-Za-z]{2,}(?::\\d{2,5})?(?:/${path}*)?${query}`,
  'uri-reference': reference,
  'iri-reference': reference,
  'uri-template': `(?:${path}|\\{\\w+\\})*`,
  uuid,
  guid: uuid,
  'json-pointer': '(?:/[\\w-]*)*',
  byte: '(?:[A-Za-z\\d+/]{4})*(?:[A-Za-z\\d+/]{2}==|[A-Za-z\\d+/]{3}=)?',
  base64url: '(?:[\\w-]{4})*(?:[\\w-]{2,3})?',
}

/**
 * Approximate regular expression for texts of a format; undefined for an unknown format. The caller
 * validates the texts.
 */
export const patternOfFormat = (format: string): string | undefined =>
  Object.hasOwn(patterns, format) ? `^(?:${patterns[format]})$` : undefined
