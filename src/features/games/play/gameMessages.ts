import * as z from 'zod/mini'

/**
 * What the page of a game may say to ours: that it can be played, or that the player wants to leave
 * it.
 */
const gameMessage = z.strictObject({ portico: z.enum(['ready', 'leave']) })

export type GameMessage = z.infer<typeof gameMessage>['portico']

/** Who speaks, as the browser says, and what. */
type ReceivedEvent = Pick<MessageEvent, 'source' | 'origin' | 'data'>

/**
 * The message of the game in a frame; undefined for anything that comes from elsewhere or says
 * something else.
 * @param origin the one that the frame's address has; see `messageOrigin`.
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
