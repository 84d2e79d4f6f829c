import type { APIRequestContext } from '@playwright/test'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'

type Wanted = { request: APIRequestContext; language: string }

async function answered<Value>(answer: Awaited<ReturnType<APIRequestContext['get']>>) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
  // The cast is safe: every caller passes the type of the response's value as `Value`.
  const { value } = (await answer.json()) as { value: Value }
  return value
}

/** Types of games with free trials. */
export type TrialType = 'RNG' | 'FISH'

/** First game of a type with a free trial. */
export function trialGame(gameType: TrialType): Game {
  const game = catalogue.games({ gameType }).find((one) => canStart(one) && one.hasTrial)
  if (!game) throw new Error(`No game of ${gameType} has a free trial`)
  return game
}

/** URL of the first game of a type, started as a free trial. */
export async function gameAddress(
  { request, language }: Wanted,
  gameType: TrialType,
): Promise<string> {
  const game = trialGame(gameType)
  const data = { nodeId: game.nodeId, freeTrial: true, language, backUrl: '/' }
  const answer = await request.post('/wps/game/startGame', { data, headers: headersIn(language) })
  return (await answered<{ launchUrl: string }>(answer)).launchUrl
}

/** URL of a new conversation in the emulated chat. */
export async function chatAddress({ request, language }: Wanted): Promise<string> {
  const answer = await request.get('/wps/relay/CBS_launchChat', { headers: headersIn(language) })
  return (await answered<{ url: string }>(answer)).url
}

/** URL of the emulated provider's page for a social log-in. */
export async function socialAddress({ request, language }: Wanted): Promise<string> {
  const data = { provider: 'GOOGLE', next: '/' }
  const headers = headersIn(language)
  const answer = await request.post('/wps/session/login/social', { data, headers })
  return (await answered<{ redirectUrl: string }>(answer)).redirectUrl
}

const headersIn = (language: string) => ({ 'Accept-Language': language, 'X-Module-Id': 'PTSYS3' })
