import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { avatars } from './avatars.ts'

const drawn = (icon: string | undefined) => renderToStaticMarkup(<Avatar icon={icon} size={48} />)

it('[LOB-22] an unknown avatar is drawn as the default avatar', () => {
  expect(drawn('no-such-animal')).toBe(drawn(undefined))
  const [known = ''] = Object.keys(avatars)
  expect(drawn(known)).not.toBe(drawn(undefined))
})
