import type { Faker } from '@faker-js/faker'
import { faker as english } from '@faker-js/faker/locale/en'
import { createRandom } from '../random.ts'
import { wordsOf } from './words.ts'

let random = createRandom(0)
/**
 * Faker's class, taken from its English instance, since the entry point for a single locale does
 * not export the class. A new instance draws from the seeded random numbers; reseeding Faker's own
 * instance would be slow.
 */
const Maker = english.constructor as new (options: ConstructorParameters<typeof Faker>[0]) => Faker
const faker = new Maker({
  locale: english.rawDefinitions,
  randomizer: { next: () => random.fraction(), seed: () => undefined },
})

type Write = () => string

const dateTime: Write = () => `${day()}T${time()}Z`
const two = (minimum: number, maximum: number) =>
  String(faker.number.int({ min: minimum, max: maximum })).padStart(2, '0')
const day: Write = () => `2026-${two(1, 12)}-${two(1, 28)}`
const time: Write = () => `${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`
/** Domain under example.com, which is reserved for examples. */
const domain: Write = () => `${faker.internet.domainWord()}.example.com`
const url: Write = () => `https://${domain()}/${faker.lorem.slug(2)}`
const email: Write = () => `${faker.internet.username().toLowerCase()}@example.com`

/** Generators of realistic texts, by field name. */
const byName: readonly (readonly [RegExp, Write])[] = [
  [/(^|_)e?_?mail(_address)?$/, email],
  [/(^|_)(first|given)_?name$/, () => faker.person.firstName()],
  [/(^|_)(last|family|sur)_?name$/, () => faker.person.lastName()],
  [/(^|_)(user_?name|login|nick_?name|handle)$/, () => faker.internet.username().toLowerCase()],
  [
    /(^|_)(full_name|display_name|author|owner|customer_name|contact_name|holder)$/,
    () => faker.person.fullName(),
  ],
  [/(^|_)(company|organi[sz]ation|vendor|merchant|employer)(_name)?$/, () => faker.company.name()],
  [/(^|_)country_?(code)?$/, () => faker.location.countryCode()],
  [/(^|_)(city|town)$/, () => faker.location.city()],
  [/(^|_)(state|province|county)$/, () => faker.location.state()],
  [/(^|_)(zip|postal|post)_?(code)?$/, () => faker.location.zipCode()],
  [
    /(^|_)(street|address|address_?line_?1|line_?1|street_address)$/,
    () => faker.location.streetAddress(),
  ],
  [/(^|_)(address_?line_?2|line_?2)$/, () => faker.location.secondaryAddress()],
  [/(^|_)(phone|mobile|fax|telephone|phone_number)$/, () => `+1555${faker.string.numeric(7)}`],
  [
    /(^|_)(avatar|image|photo|picture|icon|logo|thumbnail)(_ur[il])?$/,
    () => `https://${domain()}/${faker.lorem.slug(1)}.png`,
  ],
  [/(^|_)(ur[il]|link|href|website|homepage|web_site|endpoint)s?$/, url],
  [/(^|_)(domain|host|host_?name)(_name)?$/, domain],
  [/(^|_)(ip|ip_address)$/, () => `192.0.2.${faker.number.int({ min: 1, max: 254 })}`],
  [/(^|_)currency(_code)?$/, () => faker.finance.currencyCode()],
  [/(^|_)(price|amount|cost|fee|total|balance)$/, () => faker.commerce.price()],
  [/(^|_)(color|colour)$/, () => faker.color.rgb()],
  [/(^|_)(slug|key|code|ref)$/, () => faker.lorem.slug(2)],
  [/(^|_)uuid$/, () => faker.string.uuid()],
  [/(^|_)id$/, () => faker.string.alphanumeric({ length: 12, casing: 'lower' })],
  [/(^|_)(token|secret|password|api_key)$/, () => faker.string.alphanumeric(24)],
  [
    /(^|_)(sha|hash|checksum|digest|fingerprint|md5|etag)\d*$/,
    () => faker.string.hexadecimal({ length: 40, casing: 'lower', prefix: '' }),
  ],
  [/(^|_)version$/, () => faker.system.semver()],
  [/(^|_)(locale|language|lang)$/, () => 'en'],
  [/(^|_)(time_?zone|tz)$/, () => 'Europe/Lisbon'],
  [/(^|_)(mime_?type|content_type|media_type)$/, () => faker.system.mimeType()],
  [/(^|_)file_?name$/, () => `${faker.lorem.slug(2)}.txt`],
  [/(^|_)path$/, () => `/${faker.lorem.slug(1)}/${faker.lorem.slug(1)}`],
  [
    /(^|_)(created|updated|modified|deleted|started|ended|expires?|published|completed|last_seen)(_(at|on))?$|_at$|(^|_)(timestamp|date_time|datetime)$/,
    dateTime,
  ],
  [/(^|_)(date|birthday|dob|day)$/, day],
  [/(^|_)time$/, dateTime],
  [/(^|_)(job|job_title|role|position|occupation)$/, () => faker.person.jobTitle()],
  [/(^|_)(department|category)$/, () => faker.commerce.department()],
  [/(^|_)product(_name)?$/, () => faker.commerce.productName()],
  [/(^|_)(title|subject|headline|heading|label)$/, () => faker.lorem.words(3)],
  [
    /(^|_)(description|summary|comment|message|body|text|note|notes|bio|content|reason|detail|details|abstract)$/,
    () => faker.lorem.sentence(8),
  ],
  [/(^|_)name$/, () => `${faker.word.adjective()} ${faker.word.noun()}`],
  [/(^|_)(tag|status|type|kind)s?$/, () => faker.word.noun()],
]

/**
 * Generators of realistic texts, by format. Formats that look realistic in themselves are not
 * listed.
 */
const byFormat: Readonly<Record<string, Write>> = {
  email,
  'idn-email': email,
  uri: url,
  url,
  iri: url,
  hostname: domain,
}

const writers = new Map<string, Write | undefined>()

function writerOf(name: string): Write | undefined {
  if (!writers.has(name)) {
    const words = wordsOf(name)
    writers.set(name, byName.find(([pattern]) => pattern.test(words))?.[1])
  }
  return writers.get(name)
}

/**
 * Realistic text for a field, by its format or, without a format, by its name; undefined for an
 * unknown format or name. The caller validates the text.
 */
export function realisticText(
  name: string,
  format: string | undefined,
  seed: number,
): string | undefined {
  const write = format === undefined ? writerOf(name) : byFormat[format]
  if (!write) return undefined
  random = createRandom(seed)
  return write()
}
