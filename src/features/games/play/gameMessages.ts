import * as z from 'zod/mini'

/**
 * Messages from a game's page to the portal: `ready` when it can be played, `leave` when the player
 * wants to leave.
 */
const gameMessage = z.strictObject({ portico: z.enum(['ready', 'leave']) })

export type GameMessage = z.infer<typeof gameMessage>['portico']

/** Sender of a message, as reported by the browser, and its content. */
type ReceivedEvent = Pick<MessageEvent, 'source' | 'origin' | 'data'>

/**
 * Message of the game in a frame; undefined for any other sender or content.
 * @param origin origin of the frame's address; see `messageOrigin`.
 */
export function gameMessageOf(
  event: ReceivedEvent,
  frame: Pick<HTMLIFrameElement, 'contentWindow'> | null,
  origin: string,
): GameMessage | undefined {
  if (frame === null || event.source === null) return undefined
  if (event.source !== frame.contentWindow || event.origin !== origin) return undefined
  return gameMessage.safeParse(event.data).data?.portico
}
