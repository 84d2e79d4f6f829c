import { expect, it } from 'vitest'
import { invitationLink } from './invitationLink.ts'

const local = new URL('http://127.0.0.1:8080')
const live = new URL('https://www.play.example')

it('an invitation link has the origin of the page that shows it', () => {
  const path = '/register?referralCode=ANA8K2QX'
  expect(invitationLink(local, 'ANA8K2QX')).toBe(`http://127.0.0.1:8080${path}`)
  expect(invitationLink(live, 'ANA8K2QX')).toBe(`https://www.play.example${path}`)
  expect(invitationLink(live, 'ANA8K2QX', 'www.play.example')).toBe(
    `https://www.play.example${path}`,
  )
})

it('an invitation link has the host of the invitation, except if the page has a loopback host', () => {
  const path = '/register?referralCode=K7QPM2XD'
  expect(invitationLink(live, 'K7QPM2XD', 'two.example')).toBe(`https://two.example${path}`)
  expect(invitationLink(local, 'K7QPM2XD', 'two.example')).toBe(`http://127.0.0.1:8080${path}`)
})
