/** Fields of a browser's or React's keyboard event that `isPressed` reads. */
type KeyPress = { key: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * True if the key was pressed outside of an input method's composition, which handles keys itself.
 */
export const isPressed = (event: KeyPress, key: string): boolean =>
  event.key === key && !(event.nativeEvent ?? event).isComposing
