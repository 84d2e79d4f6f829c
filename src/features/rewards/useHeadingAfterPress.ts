import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a card's heading once the pressed button of the card has been removed.
 * @param hasButton true while the card renders its button.
 */
export function useHeadingAfterPress(hasButton: boolean): {
  heading: RefObject<HTMLHeadingElement | null>
  onPress: () => void
} {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!hasButton && wasPressed.current) heading.current?.focus()
  }, [hasButton])
  return {
    heading,
    onPress: () => {
      wasPressed.current = true
    },
  }
}
