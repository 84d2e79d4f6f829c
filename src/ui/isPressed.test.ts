import { expect, it } from 'vitest'
import { isPressed } from './isPressed.ts'

it.each([
  [{ key: 'Escape', isComposing: false }, true],
  [{ key: 'Escape', nativeEvent: { isComposing: false } }, true],
  [{ key: 'Enter', isComposing: false }, false],
  [{ key: 'Escape', isComposing: true }, false],
  [{ key: 'Escape', nativeEvent: { isComposing: true } }, false],
])('isPressed with the event %j and the key Escape returns %s', (event, answer) => {
  expect(isPressed(event, 'Escape')).toBe(answer)
})
