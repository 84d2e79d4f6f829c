import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { avatars } from './avatars.ts'

const renderAvatar = (icon: string | undefined) =>
  renderToStaticMarkup(<Avatar icon={icon} size={48} />)

it('[LOB-22] an avatar with an unknown name is drawn as the default avatar', () => {
  expect(renderAvatar('no-such-animal')).toBe(renderAvatar('neither-this-one'))
  const [known = ''] = Object.keys(avatars)
  expect(renderAvatar(known)).not.toBe(renderAvatar('no-such-animal'))
})

it('an avatar whose name is not loaded yet is rendered as an outline', () => {
  const outline = renderAvatar(undefined)
  for (const name of [...Object.keys(avatars), 'no-such-animal'])
    expect(renderAvatar(name)).not.toBe(outline)
})
