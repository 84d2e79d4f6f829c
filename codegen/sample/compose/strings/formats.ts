import type { Size } from '../../../patterns/sample/textsOf.ts'
import type { Random } from '../random.ts'
import { digitsOf, lettersOf } from './words.ts'

/** Generators of texts of one format. */
type Writer = {
  natural(random: Random): string
  shortestText?: string
  /** Text of about this length. */
  writeLong?(random: Random, length: number): string
}

const two = (number: number) => String(number).padStart(2, '0')
const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.integer(0, 15).toString(16)).join('')

/** Random day of one year, so that dates are close to one another. */
const dayOf = (random: Random) => `2026-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`
const timeOf = (random: Random) =>
  `${two(random.integer(0, 23))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`

const after =
  (start: string, end = '') =>
  (random: Random, length: number) =>
    `${start}${lettersOf(random, Math.max(1, length - start.length - end.length))}${end}`

const fractions = (start: string, end: string) => (random: Random, length: number) =>
  `${start}.${digitsOf(random, Math.max(1, length - start.length - end.length - 1))}${end}`

function hostOf(random: Random, length: number): string {
  const labels: string[] = []
  for (let left = length; left > 0; left -= 61) labels.push(lettersOf(random, Math.min(left, 60)))
  return labels.join('.').slice(0, length)
}

const dateTime: Writer = {
  natural: (random) => `${dayOf(random)}T${timeOf(random)}Z`,
  writeLong: fractions('2026-01-15T09:30:00', 'Z'),
}
const email: Writer = {
  natural: (random) => `${lettersOf(random, 6)}@example.com`,
  shortestText: 'a@b.co',
  writeLong: (random, length) => `${lettersOf(random, Math.max(1, length - 12))}@example.com`,
}
const hostname: Writer = {
  natural: (random) => `${lettersOf(random, 6)}.example.com`,
  shortestText: 'a',
  writeLong: hostOf,
}
const uri: Writer = {
  natural: (random) => `https://example.com/${lettersOf(random, 8)}`,
  shortestText: 'a:b',
  writeLong: after('https://example.com/'),
}
const reference: Writer = {
  natural: (random) => `/${lettersOf(random, 8)}`,
  shortestText: '/',
  writeLong: after('/'),
}
const uuid: Writer = {
  natural: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${random.pick([...'89ab'])}${hex(random, 3)}-${hex(random, 12)}`,
}

const writers: Readonly<Record<string, Writer>> = {
  'date-time': dateTime,
  datetime: dateTime,
  'iso-date-time': dateTime,
  date: { natural: dayOf },
  time: { natural: (random) => `${timeOf(random)}Z`, writeLong: fractions('09:30:00', 'Z') },
  'iso-time': { natural: (random) => `${timeOf(random)}Z`, writeLong: fractions('09:30:00', 'Z') },
  duration: {
    natural: (random) => `P${random.integer(1, 9)}DT${random.integer(1, 23)}H`,
    shortestText: 'P1D',
    writeLong: (random, length) => `P1${digitsOf(random, Math.max(1, length - 3))}D`,
  },
  email,
  'idn-email': email,
  hostname,
  'idn-hostname': hostname,
  ipv4: {
    natural: (random) => `192.0.2.${random.integer(1, 254)}`,
    shortestText: '10.0.0.1',
    writeLong: () => '198.151.100.100',
  },
  ipv6: {
    natural: (random) => `2001:db8::${hex(random, 3)}:${hex(random, 4)}`,
    shortestText: '::1',
    writeLong: (random) => `2001:0db8:${Array.from({ length: 6 }, () => hex(random, 4)).join(':')}`,
  },
  uri,
  iri: uri,
  url: { ...uri, shortestText: 'http://a.co' },
  'uri-reference': reference,
  'iri-reference': reference,
  'uri-template': {
    natural: (random) => `/${lettersOf(random, 6)}/{id}`,
    shortestText: '/',
    writeLong: after('/', '/{id}'),
  },
  uuid,
  guid: uuid,
  'json-pointer': reference,
  'relative-json-pointer': { natural: () => '1/name', shortestText: '0', writeLong: after('1/') },
  'json-pointer-uri-fragment': {
    natural: () => '#/name',
    shortestText: '#',
    writeLong: after('#/'),
  },
  regex: { natural: () => '^[a-z]+$', shortestText: 'a', writeLong: after('^', '$') },
  byte: {
    natural: (random) => Buffer.from(lettersOf(random, 9)).toString('base64'),
    shortestText: 'AA==',
    writeLong: (random, length) => lettersOf(random, Math.ceil(length / 4) * 4),
  },
  base64url: {
    natural: (random) => Buffer.from(lettersOf(random, 9)).toString('base64url'),
    shortestText: '',
    writeLong: (random, length) => lettersOf(random, Math.floor(length / 4) * 4),
  },
  char: { natural: (random) => lettersOf(random, 1) },
  decimal: { natural: (random) => `${random.integer(1, 99)}.${digitsOf(random, 2)}` },
  'http-date': { natural: () => 'Thu, 15 Jan 2026 09:30:00 GMT' },
  'media-range': { natural: () => 'text/*' },
  'date-time-local': { natural: (random) => `${dayOf(random)}T${timeOf(random)}` },
  'time-local': { natural: timeOf },
  int64: { natural: (random) => String(random.integer(1, 99_999)) },
  uint64: { natural: (random) => String(random.integer(1, 99_999)) },
}

/** True if there is a generator for texts of this format. */
export const isKnownFormat = (format: string) => Object.hasOwn(writers, format)

/** Texts of a format, most natural first. The caller checks their length. */
export function* textsOfFormat(format: string, random: Random, { least, most }: Size) {
  const writer = Object.hasOwn(writers, format) ? writers[format] : undefined
  if (!writer) return
  const natural = writer.natural(random)
  yield natural
  if (natural.length > most) {
    if (writer.shortestText !== undefined) yield writer.shortestText
    if (writer.writeLong) yield writer.writeLong(random, most)
  }
  if (natural.length < least && writer.writeLong) {
    for (let length = least; length < least + 4; length += 1) yield writer.writeLong(random, length)
  }
  yield writer.natural(random)
}
