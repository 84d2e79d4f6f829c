import * as z from 'zod/mini'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

const method = z.enum(['username', 'mobile'])

/** What the console has the frame show. */
const view = z.object({
  kind: z.literal('view'),
  /** Read as a server's answer is, so that nothing in it can break the form. */
  rules: z.unknown(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['dark', 'light']),
  method,
  /** `failed`: as after a submit of the empty form. */
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

/** What the frame tells the console. */
const previewMessage = z.discriminatedUnion('kind', [
  /** It listens. */
  z.object({ kind: z.literal('ready') }),
  /** The view is drawn, and this is what its form did without. */
  z.object({
    kind: z.literal('shown'),
    problems: z.array(z.object({ field: z.string(), reason: z.string() })),
  }),
  /** Somebody chose the other way to register. */
  z.object({ kind: z.literal('method'), method }),
  /** Somebody did what makes a player's form call the server, or leave. */
  z.object({ kind: z.literal('asked'), what: z.enum(['account', 'code', 'login']) }),
  /** Somebody closed the dialog. */
  z.object({ kind: z.literal('closed') }),
  /** The texts could not be loaded. */
  z.object({ kind: z.literal('failed') }),
])
export type PreviewMessage = z.infer<typeof previewMessage>

type ReceivedEvent = Pick<MessageEvent, 'origin' | 'source' | 'data'>

const isFrom = (
  event: ReceivedEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
) => event.origin === origin && source != null && event.source === source

/** A view, when it is one and the console of our own origin sent it. */
export function readView(
  event: ReceivedEvent,
  source: MessageEventSource | null,
  origin: string,
): PreviewView | undefined {
  return isFrom(event, source, origin) ? view.safeParse(event.data).data : undefined
}

/** What the frame told, when it is that and our own frame sent it. */
export function readMessage(
  event: ReceivedEvent,
  source: MessageEventSource | null | undefined,
  origin: string,
): PreviewMessage | undefined {
  return isFrom(event, source, origin) ? previewMessage.safeParse(event.data).data : undefined
}
