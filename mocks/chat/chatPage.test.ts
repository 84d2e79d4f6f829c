import { describe, expect, it } from 'vitest'
import { greeting } from '../content/help/robot.ts'
import { answerChat } from './chatPage.ts'
import { replyTo } from './robot.ts'

const address = `http://portico.test/chat/${'0a'.repeat(16)}`
const open = async (query: string) => {
  const response = await answerChat(new Request(`${address}?${query}`))
  if (!response) throw new Error('Nothing answers')
  return { headers: response.headers, html: await response.text() }
}

describe('chat robot', () => {
  it.each([
    ['Meu saque não chegou', 'withdrawal-how'],
    ['como faço um DEPÓSITO?', 'deposit-pix'],
    ['esqueci a senha', 'account-forgot-password'],
    ['How does wagering work', 'bonus-wagering'],
    ['quero parar, acho que é vício', 'responsible-gaming-help'],
    ['quero falar com um humano', 'contact-channels'],
  ])('the chat robot links to the help article that answers “%s”', (question, anchor) => {
    expect(replyTo(question, 'pt').anchor).toBe(anchor)
  })

  it('the chat robot replies that it does not understand a question on an unknown topic', () => {
    expect(replyTo('qual é o sentido da vida', 'pt').text).toMatch(/^Não entendi/)
    expect(replyTo('qual é o sentido da vida', 'en').anchor).toBeUndefined()
  })
})

describe('chat page', () => {
  it("the chat page shows the robot's greeting and keeps the earlier questions in its form", async () => {
    const first = await open('lang=pt')
    expect(first.html).toContain(greeting.pt)
    const { html } = await open('lang=en&said=my%20deposit&said=my%20withdrawal')
    expect(html).toContain(greeting.en)
    expect(html.indexOf('my deposit')).toBeLessThan(html.indexOf('my withdrawal'))
    expect(html.match(/type="hidden" name="said"/g)).toHaveLength(2)
  })

  it('the chat page escapes text that a visitor typed', async () => {
    const { html } = await open(`said=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  it('the chat page runs no script, loads no files and can only be framed by its own origin', async () => {
    const { headers, html } = await open('lang=pt')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(html).not.toMatch(/<script|style="|src=|\son\w+=/)
  })

  it('the chat page limits its own size and the total length of the questions that its form sends again', async () => {
    const long = Array.from({ length: 80 }, () => `said=${'a'.repeat(2000)}`).join('&')
    expect((await open(long)).html.length).toBeLessThan(40_000)
    const accents = Array.from({ length: 20 }, (_, at) => `said=${at}-${'ção'.repeat(100)}`)
    const { html } = await open(accents.join('&'))
    const kept = [...html.matchAll(/type="hidden" name="said" value="([^"]*)"/g)]
    const carried = kept.map(([, said = '']) => encodeURIComponent(said)).join('')
    expect(carried.length).toBeLessThan(8000)
    // The newest question is kept.
    expect(kept.at(-1)?.[1]).toMatch(/^19-/)
  })

  it("an unknown chat URL returns a 404 page in the caller's language", async () => {
    for (const path of ['/chat/', '/chat/abc', `/chat/${'0a'.repeat(16)}/x`]) {
      const headers = { 'Accept-Language': 'en' }
      const response = await answerChat(new Request(`http://portico.test${path}`, { headers }))
      expect(response?.status, path).toBe(404)
      expect(await response?.text(), path).toContain('Conversation not found')
    }
    expect(await answerChat(new Request('http://portico.test/chat'))).toBeUndefined()
  })
})
