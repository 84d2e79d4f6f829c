import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

export const sports = {
  'GET /wps/sports/fixtures': ({ context }) =>
    answer({ list: [], asOf: new Date(context.now()).toISOString() }),
} satisfies Partial<Behaviour>
