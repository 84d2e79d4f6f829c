/** The part of a keyboard event, of the browser or of React, that says which key is meant. */
type KeyPress = { key: string; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/** True if a key was pressed that is not the input method's: while that composes, it has the keys. */
export const isPressed = (event: KeyPress, key: string): boolean =>
  event.key === key && !(event.nativeEvent ?? event).isComposing
