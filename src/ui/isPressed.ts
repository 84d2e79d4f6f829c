/** Fields of a browser's or React's keyboard event that `isPressed` reads. */
type KeyPress = { key: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * True if the key was pressed. False during a composition: then the input method handles the keys.
 */
export const isPressed = (event: KeyPress, key: string): boolean =>
  event.key === key && !(event.nativeEvent ?? event).isComposing
