import type { Value } from '../api/operations.ts'
import { reportProblems } from '../kit/reportProblems.ts'

type Status = Value<'GET /wps/system/status'>

/** Defaults for properties of the status that are missing or have the wrong type. */
const otherwise: Status = {
  maintenance: false,
  regionRestriction: false,
  location: { ip: '' },
  demonstrationAccounts: [],
  codeChannels: ['SMS', 'EMAIL'],
  serverTime: '',
  market: { code: 'BR', currency: 'BRL', currencySymbol: 'R$', minimumAge: 18, riskNotice: true },
  announcements: false,
  accountTypes: { agents: [1, 2, 41, 42], trials: [4] },
  encryption: { scheme: 'v2', keys: [] },
  whitelabel: [],
  register: { rulesVersion: 1 },
  customerService: [],
  resources: [],
  homeResources: {},
  domainRoute: [],
  mainDomain: '',
  analytics: {},
  imageCDNs: [],
  launchGameCDNs: [],
}

/**
 * Returns a status in which every property has the expected type. A missing or invalid property is
 * reported once and replaced by a default. The default switches off the features that depend on the
 * property. Properties without a default are returned unchanged.
 * @throws {TypeError} when the response is not an object.
 */
export function completeStatus(answer: unknown): Status {
  if (!isRecord(answer)) throw new TypeError('The status is no object')
  const problems: { part: string }[] = []
  const { maintenanceEndsAt, ...parts } = answer
  const whole = withParts(parts, otherwise, '', (part) => problems.push({ part }))
  reportProblems('status', problems)
  const end = typeof maintenanceEndsAt === 'string' ? { maintenanceEndsAt } : {}
  // The cast is safe: each property of `whole` has the type of the same property of `otherwise`.
  return { ...whole, ...end } as Status
}

/** Properties that a platform may omit without a report. */
const optional: ReadonlySet<string> = new Set([
  'homeResources',
  'demonstrationAccounts',
  'codeChannels',
])

type Tree = Record<string, unknown>

/** Copy of a response, with the value of `model` for each property that has the wrong type. */
function withParts(answer: Tree, model: Tree, prefix: string, note: (part: string) => void): Tree {
  const parts = Object.entries(model).map(([name, sample]) => {
    const part = prefix + name
    const value = answer[name]
    if (value === undefined && optional.has(name)) return [name, sample]
    if (Array.isArray(sample)) return [name, items(value, sample, part, note)]
    if (isRecord(sample) && isRecord(value))
      return [name, withParts(value, sample, `${part}.`, note)]
    if (typeof value === typeof sample && isRecord(value) === isRecord(sample)) return [name, value]
    note(part)
    return [name, sample]
  })
  return { ...answer, ...Object.fromEntries(parts) }
}

const ofTexts = new Set(['codeChannels', 'domainRoute', 'imageCDNs', 'launchGameCDNs'])
const ofNumbers = new Set(['accountTypes.agents', 'accountTypes.trials'])

/** Entries of a list that have the expected type. */
function items(value: unknown, sample: unknown[], part: string, note: (part: string) => void) {
  if (!Array.isArray(value)) {
    note(part)
    return sample
  }
  const isRight = (item: unknown) => {
    if (ofTexts.has(part)) return typeof item === 'string'
    return ofNumbers.has(part) ? typeof item === 'number' : isRecord(item)
  }
  const right = value.filter(isRight)
  if (right.length < value.length) note(part)
  return right
}

const isRecord = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
