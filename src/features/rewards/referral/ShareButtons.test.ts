import { expect, it } from 'vitest'
import { shareLink } from './ShareButtons.tsx'

const invitation = {
  text: 'Vem jogar comigo & ganhe!',
  url: 'https://portico.example/register?referralCode=ANA8K2QX',
}

it('a messenger link encodes the whole text and link of an invitation', () => {
  const whatsApp = new URL(shareLink('WHATSAPP', invitation))
  expect(whatsApp.origin).toBe('https://wa.me')
  expect(whatsApp.searchParams.get('text')).toBe(`${invitation.text} ${invitation.url}`)
  const telegram = new URL(shareLink('TELEGRAM', invitation))
  expect(telegram.origin).toBe('https://t.me')
  expect(telegram.searchParams.get('url')).toBe(invitation.url)
  expect(telegram.searchParams.get('text')).toBe(invitation.text)
})
