/**
 * Opens many sockets to a gateway, prints `open`, and then the time at which the last of them
 * received a new version of the rules, in milliseconds since 1970: `manySockets.ts URL COUNT`.
 */
import { WebSocket } from 'ws'

const [url = '', count = '0'] = process.argv.slice(2)
const address = `${url.replace(/^http/, 'ws')}/wps/ws`
const atOnce = 50

/** Opens a socket. @returns the time at which it receives new rules, in milliseconds since 1970. */
async function open(index: number): Promise<{ receivedAt: Promise<number> }> {
  const caller = `10.1.${Math.floor(index / 250)}.${index % 250}`
  const socket = new WebSocket(address, {
    origin: url,
    headers: { 'X-Forwarded-For': caller },
  })
  const welcomed = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<number>()
  socket.on('error', welcomed.reject)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })))
  socket.on('message', (data) => {
    const { type, event } = JSON.parse(String(data))
    if (type === 'welcome') welcomed.resolve()
    if (event === 'registrationRulesChanged') heard.resolve(Date.now())
  })
  await welcomed.promise
  return { receivedAt: heard.promise }
}

const sockets: { receivedAt: Promise<number> }[] = []
while (sockets.length < Number(count)) {
  const batch = Array.from({ length: atOnce }, (_, index) => open(sockets.length + index))
  sockets.push(...(await Promise.all(batch)))
}
process.stdout.write('open\n')
const times = await Promise.all(sockets.map(({ receivedAt: heard }) => heard))
process.stdout.write(`${Math.max(...times)}\n`)
