/** Part of a keyboard event, of the browser or of React, that identifies the key. */
type KeyPress = { key: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * True if the key was pressed outside of an input method's composition, which handles keys itself.
 */
export const isPressed = (event: KeyPress, key: string): boolean =>
  event.key === key && !(event.nativeEvent ?? event).isComposing
