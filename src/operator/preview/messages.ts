import * as z from 'zod/mini'

// Prevents the library `zod` from trying `eval`, since a content security policy may report this as
// a violation.
z.config({ jitless: true })

const method = z.enum(['username', 'mobile'])

/** Rules and settings that the console asks the frame to show. */
const view = z.object({
  kind: z.literal('view'),
  /** Parsed like a server's response, so that invalid rules cannot break the form. */
  rules: z.unknown(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['dark', 'light']),
  method,
  /** `failed` shows the form after a submit of empty fields. */
  state: z.enum(['empty', 'failed']),
  platform: z.object({
    methods: z.array(method),
    smsVerification: z.boolean(),
    mobilePassword: z.boolean(),
    riskNotice: z.boolean(),
    countries: z.array(
      z.object({
        country: z.string(),
        dialingCode: z.string(),
        minDigits: z.number(),
        maxDigits: z.number(),
        example: z.string(),
      }),
    ),
  }),
})
export type PreviewView = z.infer<typeof view>

/** Message from the frame to the console. */
const previewMessage = z.discriminatedUnion('kind', [
  /** The frame is listening. */
  z.object({ kind: z.literal('ready') }),
  /** The view is rendered; `problems` lists the rules that its form ignored. */
  z.object({
    kind: z.literal('shown'),
    problems: z.array(z.object({ field: z.string(), reason: z.string() })),
  }),
  /** The other registration method was selected. */
  z.object({ kind: z.literal('method'), method }),
  /**
   * The user triggered an action that the preview does not perform: creating an account, sending a
   * code or going to the log-in.
   */
  z.object({ kind: z.literal('asked'), what: z.enum(['account', 'code', 'login']) }),
  /** The dialog was closed. */
  z.object({ kind: z.literal('closed') }),
  /** The translations of the requested language failed to load. */
  z.object({ kind: z.literal('failed') }),
])
export type PreviewMessage = z.infer<typeof previewMessage>

type ReceivedEvent = Pick<MessageEvent, 'origin' | 'source' | 'data'>

const isFrom = (
  event: ReceivedEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
) => event.origin === origin && source != null && event.source === source

/**
 * Returns the view in a message from the console of this origin. Returns undefined for any other
 * message and for an invalid view.
 */
export function readView(
  event: ReceivedEvent,
  source: MessageEventSource | null,
  origin: string,
): PreviewView | undefined {
  return isFrom(event, source, origin) ? view.safeParse(event.data).data : undefined
}

/**
 * Returns the message of the console's own frame. Returns undefined for any other message and for
 * an invalid one.
 */
export function readMessage(
  event: ReceivedEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
): PreviewMessage | undefined {
  return isFrom(event, source, origin) ? previewMessage.safeParse(event.data).data : undefined
}
