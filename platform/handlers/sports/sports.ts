import { languageOf } from '../../domain/base/texts/texts.ts'
import { listFixtures } from '../../domain/play/sports/listFixtures.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

export const sports = {
  'GET /wps/sports/fixtures': async ({ context, query: { sport, limit = 20 }, headers }) =>
    answer(
      await listFixtures(context, {
        sport,
        limit,
        language: languageOf(headers?.['Accept-Language']),
      }),
    ),
} satisfies Partial<Behaviour>
