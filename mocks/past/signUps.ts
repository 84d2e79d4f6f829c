/**
 * Sign-up history of demonstrations: statistics of the registration form, and sign-ups of the last
 * days. It is never seeded on a real platform.
 */

import {
  type FieldRule,
  registrationFlags,
} from '../../platform/domain/accounts/registration/registrationFields.ts'
import { liveRules } from '../../platform/domain/accounts/registration/registrationRules.ts'
import { addSignUps, type SignUp } from '../../platform/domain/accounts/signUps/signUpShapes.ts'
import type { FormHourRow } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { beginningOf, dayLength, hourLength } from '../../platform/domain/base/time/spans.ts'
import { fieldsInForce, type RegistrationMethod } from '../../src/lib/registration/fieldsInForce.ts'
import { normalizeText } from '../../src/lib/text.ts'

/** Creates a generator of deterministic random numbers from 0 to below 1 (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Percentage of a field's visitors who fail at the field, and percentage who leave the form there.
 */
const troubles: Readonly<Record<string, { failed: number; left: number }>> = {
  username: { failed: 18, left: 3 },
  mobileNum: { failed: 12, left: 5 },
  verificationCode: { failed: 21, left: 9 },
  password: { failed: 34, left: 8 },
  confirmPassword: { failed: 14, left: 2 },
  email: { failed: 7, left: 3 },
  birthday: { failed: 9, left: 2 },
  affiliateCode: { failed: 11, left: 1 },
}
const usual = { failed: 4, left: 1 }

/** Number of forms opened in each hour of the day in Brazil. */
const formsByHour = [
  9, 6, 4, 3, 2, 2, 3, 5, 8, 10, 12, 13, 15, 14, 13, 14, 16, 19, 24, 29, 33, 31, 24, 15,
]
const brazil = -3

/** Number of days since the evening on which many visitors failed at the birthday field. */
const troubledDay = 2

/**
 * Number of registrations out of ten that use a mobile number. Only their form shows the fields for
 * a mobile number.
 */
const byMobile = 3

type Form = { fields: readonly FieldRule[]; ofMobileOnly: readonly FieldRule[] }

function hourOf(hour: number, now: number, { fields, ofMobileOnly }: Form, chance: () => number) {
  const { length } = formsByHour
  const local = (new Date(hour).getUTCHours() + brazil + length) % length
  const isTroubled = Math.floor((now - hour) / dayLength) === troubledDay && local > 17
  const part = Math.min(1, (now - hour) / hourLength)
  const visitors = Math.round((formsByHour[local] ?? 0) * (0.75 + chance() / 2) * part)
  const counts: FormHourRow['fields'] = {}
  /** Counts the visitors who see a field, fail at it and leave. @returns how many visitors stay. */
  const meet = ({ name }: FieldRule, visitorCount: number): number => {
    const { failed, left } = troubles[name] ?? usual
    const times = isTroubled && name === 'birthday' ? 5 : 1
    const some = (percent: number) =>
      Math.min(
        visitorCount,
        Math.round((visitorCount * percent * times * (0.6 + chance() * 0.8)) / 100),
      )
    const gone = some(left)
    counts[name] = [visitorCount, some(failed), gone]
    return visitorCount - gone
  }
  let staying = visitors
  for (const rule of fields) staying = meet(rule, staying)
  for (const rule of ofMobileOnly) meet(rule, Math.round((visitors * byMobile) / 10))
  return { opened: visitors, registered: Math.round(staying * 0.92), fields: counts }
}

const people = [
  ...['marina92', 'joao.silva', 'AnaPaula', 'bruno2026', 'Carlos10', 'ze7', 'fernandasouza1988'],
  ...['lucasM', 'rafa_flamengo', 'Beatriz', 'thiago123', 'Duda', 'pedrohenrique', 'camila1'],
]
const passwords = [
  ...['Gavea2026', 'flamengo10', 'Corinthians#1910', 'senha1234', 'Mengao2026!', 'aB3dE6gH9'],
  ...['praia2026', 'minhasenhaforte77', 'Rio@Janeiro21'],
]

/** Fictitious sign-up. The platform stores only the shapes of its texts (see `textShape.ts`). */
function personOf(
  rules: readonly FieldRule[],
  method: RegistrationMethod,
  chance: () => number,
): SignUp {
  const pick = (texts: readonly string[]) => texts[Math.floor(chance() * texts.length)] ?? ''
  const person = pick(people)
  const password = pick(passwords)
  const known: Readonly<Record<string, string>> = {
    username: person
      .replace(/[^A-Za-z0-9]/g, '')
      .padEnd(4, '1')
      .slice(0, 16),
    password,
    confirmPassword: password,
    mobileNum: chance() < 0.9 ? '11987654321' : '1133224455',
    verificationCode: '482913',
    email: chance() < 0.6 ? `${person.toLowerCase()}@example.com` : '',
    birthday: '1992-02-29',
    affiliateCode: chance() < 0.15 ? 'CARLA2026' : '',
  }
  const values = rules
    .map(({ name }) => [name, normalizeText(known[name] ?? '')] as const)
    .filter(([, value]) => value !== '')
  return { method, fields: rules, values: new Map(values) }
}

async function seedForms(context: Context, form: Form): Promise<void> {
  const chance = createChance(7)
  const now = context.now()
  await context.store.transaction(async ({ formHours }) => {
    const first = beginningOf(now, dayLength) - 6 * dayLength
    const rows: FormHourRow[] = []
    for (let hour = first; hour <= now; hour += hourLength) {
      rows.push({ id: new Date(hour).toISOString(), hour, ...hourOf(hour, now, form, chance) })
    }
    await formHours.insertMany(rows)
  })
}

/**
 * Number of days from one day with sign-ups to the next. Sign-ups on every third day are
 * sufficient.
 */
const everySoManyDays = 3

async function seedSignUps(
  context: Context,
  fieldsOf: Record<RegistrationMethod, readonly FieldRule[]>,
): Promise<void> {
  const chance = createChance(11)
  for (let ago = 1; ago < 30; ago += everySoManyDays) {
    const signUps = Array.from({ length: 25 + Math.floor(chance() * 20) }, () => {
      const method = chance() * 10 < byMobile ? 'mobile' : 'username'
      return personOf(fieldsOf[method], method, chance)
    })
    await addSignUps(context, context.now() - ago * dayLength, signUps)
  }
}

/**
 * Seeds the sign-up history for the charts of the operator's console. Does nothing if the platform
 * already has sign-ups or form statistics.
 */
export async function seedPast(context: Context): Promise<void> {
  const { formHours, signUpShapes } = context.store
  if ((await formHours.count()) + (await signUpShapes.count()) > 0) return
  const rules = await liveRules(context)
  const flags = registrationFlags(await readPlatform(context.store))
  const fieldsOf = {
    username: fieldsInForce(rules.fields, 'username', flags),
    mobile: fieldsInForce(rules.fields, 'mobile', flags),
  }
  const { username: fields, mobile } = fieldsOf
  const shown = new Set(fields.map(({ name }) => name))
  await seedForms(context, { fields, ofMobileOnly: mobile.filter(({ name }) => !shown.has(name)) })
  await seedSignUps(context, fieldsOf)
}
