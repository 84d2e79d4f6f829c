import { expect, it } from 'vitest'
import { startPlatform } from '../../../handlers/platformForTests.ts'
import { textIn } from '../../base/texts/texts.ts'
import { changeSettings } from '../account/memberSettings.ts'
import { accountNotice, changeAndTell } from './changeAndTell.ts'

const notice = accountNotice(
  'test',
  { pt: 'Algo mudou', en: 'Something has changed' },
  { pt: 'Foi agora.', en: 'It was now.' },
)
const owner = { id: 'm-ana', email: 'ana@example.com' }

async function start() {
  const { context, store, outbox } = await startPlatform()
  const inbox = async () => {
    const rows = await store.messages.find({ where: { memberId: 'm-ana' } })
    return rows.filter(({ title }) => textIn(title, 'en') === textIn(notice.title, 'en'))
  }
  return { context, store, outbox, inbox }
}

it("an account change notifies the owner in the inbox and by e-mail, in the owner's language", async () => {
  const { context, outbox, inbox } = await start()
  await changeSettings(context, 'm-ana', { language: 'en' })
  expect(await changeAndTell(context, owner, notice, async () => 'done')).toBe('done')
  await context.background.waitUntilIdle()
  expect(await inbox()).toHaveLength(1)
  const [mail] = outbox.mails()
  expect(mail).toMatchObject({ to: owner.email, subject: 'Something has changed', purpose: 'test' })
  expect(mail?.text).toMatch(/^It was now\.\n\nWas it you\?/)
})

it('an account change that fails or changes nothing sends no notice', async () => {
  const { context, outbox, inbox } = await start()
  expect(await changeAndTell(context, owner, notice, async () => undefined)).toBeUndefined()
  const failing = changeAndTell(context, owner, notice, () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  await context.background.waitUntilIdle()
  expect(await inbox()).toEqual([])
  expect(outbox.mails()).toEqual([])
})

it('an owner without an e-mail address gets only the inbox message', async () => {
  const { context, outbox, inbox } = await start()
  await changeAndTell(context, { id: 'm-ana', email: null }, notice, async () => true)
  await context.background.waitUntilIdle()
  expect(await inbox()).toHaveLength(1)
  expect(outbox.mails()).toEqual([])
})
