import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../platform/domain/accounts/registration/defaultRules.ts'
import { liveVersion } from '../../platform/domain/accounts/registration/registrationRules.ts'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { createAnnouncements, type DomainEvent } from '../../platform/domain/base/storage/events.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { noProviders } from '../../platform/providers.ts'
import { createGatewayContext } from './gatewayContext.ts'
import { createHashQueue } from './hashQueue.ts'

const version = (number: number) => ({
  id: `rules-${number}`,
  version: number,
  rules: { draft: defaultRules, verdicts: [] },
  author: 'portico',
  note: '',
  restoredFrom: null,
  createdAt: 0,
})
const market = (currency: string) => ({ id: 'platform', value: { currency }, updatedAt: 0 })

/**
 * Creates a context on a store to which another process has written without announcing the changes.
 * `tell` announces them.
 */
async function createShared() {
  const theirs = createMemoryStore(collections)
  await theirs.ruleVersions.insert(version(1))
  await theirs.settings.insert(market('BRL'))
  const announcements = createAnnouncements()
  const store = { ...theirs, listen: announcements.listen }
  const passwordCost = { logCost: 4, blockSize: 8, passes: 1 }
  const context = createGatewayContext({
    store,
    outboxFile: '',
    passwordCost,
    hashes: createHashQueue(),
    ownsPlatform: true,
    languages: [],
    passkeys: undefined,
    providers: noProviders,
    onUndecided: () => {},
    report: () => {},
  })
  const read = async () => {
    const { version } = await liveVersion(context)
    return [version, await readPlatform(context.store)]
  }
  await read()
  await theirs.ruleVersions.insert(version(2))
  await theirs.settings.update('platform', market('EUR'))
  return { read, tell: announcements.tell }
}

const rulesChanged: DomainEvent = { type: 'registrationRulesChanged', version: 2 }

describe('caches of rules and settings', () => {
  it('cached rules and settings are used until an event of another process announces a change', async () => {
    const { read, tell } = await createShared()
    expect(await read()).toMatchObject([1, { currency: 'BRL' }])
    tell({ kind: 'event', event: rulesChanged })
    expect(await read()).toMatchObject([2, { currency: 'BRL' }])
    tell({ kind: 'event', event: { type: 'settingsChanged' } })
    expect(await read()).toMatchObject([2, { currency: 'EUR' }])
  })

  it('cached rules and settings are dropped when events may have been lost', async () => {
    const { read, tell } = await createShared()
    tell({ kind: 'gap' })
    expect(await read()).toMatchObject([2, { currency: 'EUR' }])
  })
})
