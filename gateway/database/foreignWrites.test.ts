import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoreSignal } from '../../platform/domain/base/storage/events.ts'
import { openDatabase } from './openDatabase.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'

let folder = { path: '', remove: async () => {} }
beforeEach(async () => {
  folder = await createTemporaryFolder()
})
afterEach(() => folder.remove())

async function open() {
  const opened = await openDatabase({ file: join(folder.path, 'portico.sqlite') })
  const heard: StoreSignal[] = []
  opened.store.listen((what) => heard.push(what))
  return { ...opened, heard }
}
const wallet = (id: string) => ({ id, currency: 'BRL', balance: 0, updatedAt: 0 })

describe('foreign writes to an embedded database', () => {
  it('if another process writes to a shared embedded database, the gateway receives a signal that events may be missing; its own writes cause no signal', async () => {
    const gateway = await open()
    const command = await open()
    await gateway.store.wallets.insert(wallet('a'))
    await vi.waitFor(() => expect(command.heard).toEqual([{ kind: 'gap' }]), { timeout: 10_000 })
    expect(gateway.heard).toEqual([])
    await command.store.wallets.insert(wallet('b'))
    await vi.waitFor(() => expect(gateway.heard).toEqual([{ kind: 'gap' }]), { timeout: 10_000 })
    await gateway.close()
    await command.close()
  })
})
