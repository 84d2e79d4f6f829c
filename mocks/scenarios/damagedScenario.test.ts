import { expect, it } from 'vitest'
import { damage, withDamage } from './damagedScenario.ts'

it.each([
  [
    { list: [], page: 1, name: 'x' },
    { list: [], page: 'damaged', name: 'x' },
  ],
  [{ items: [{ id: 'a' }, { id: 'b' }] }, { items: [{ id: 0 }, { id: 'b' }] }],
  [
    { at: null, off: { on: true } },
    { at: null, off: { on: 'damaged' } },
  ],
  [{ list: [] }, undefined],
])('damaging %j changes the type of its first text, number or boolean', (value, expected) => {
  expect(damage(value)).toEqual(expected)
})

it('the damaged scenario, while on, changes all successful JSON responses except the system status', async () => {
  let body: string = JSON.stringify({ success: true, value: { name: 'ana' } })
  let type = 'application/json'
  let isOn = true
  const server = withDamage(
    async () => new Response(body, { headers: { 'Content-Type': type } }),
    () => isOn,
    (text, init) => new Response(text, init),
  )
  const ask = async (path: string) =>
    (await server(new Request(`http://portico.test${path}`), { ip: '' }))?.text()
  expect(await ask('/wps/member/info')).toBe('{"success":true,"value":{"name":0}}')
  expect(await ask('/wps/system/status')).toBe(body)
  isOn = false
  expect(await ask('/wps/member/info')).toBe(body)
  isOn = true
  body = '{"success":false,"code":"UNKNOWN"}'
  expect(await ask('/wps/member/info')).toBe(body)
  type = 'text/plain'
  body = 'ana'
  expect(await ask('/wps/member/info')).toBe('ana')
})
