import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { avatars } from './avatars.ts'

const renderAvatar = (icon: string | undefined) =>
  renderToStaticMarkup(<Avatar icon={icon} size={48} />)

it('[LOB-22] an unknown avatar is drawn as the default avatar', () => {
  expect(renderAvatar('no-such-animal')).toBe(renderAvatar(undefined))
  const [known = ''] = Object.keys(avatars)
  expect(renderAvatar(known)).not.toBe(renderAvatar(undefined))
})
