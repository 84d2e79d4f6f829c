import { assertIdentified, type IdentityCode } from '../../domain/accounts/identity/demands.ts'
import { isExcluded } from '../../domain/accounts/limits/exclusion.ts'
import { brokenLimit } from '../../domain/accounts/limits/playerLimits.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Game } from '../../domain/base/content/game.ts'
import { type NameLanguage, nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { againIfTaken } from '../../domain/base/storage/againIfTaken.ts'
import { type LaunchMode, openLaunch } from '../../domain/play/games/launches.ts'
import { rememberPlayed } from '../../domain/play/games/memberGames.ts'
import { type Offer, readOffer } from '../../domain/play/games/offer.ts'
import { canStart, showGame, suggestionsFor } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault, type MemberCaller } from '../../server/handler.ts'
import type { Vendors } from '../../vendors.ts'

type GameStart = {
  game: Game
  mode: LaunchMode
  player: MemberCaller | undefined
  language?: string | undefined
  backUrl?: string | undefined
  prizeMode?: string
  view?: string
  target?: string | undefined
}

/** True for games of sports books. They open at a match or a selection. */
const hasTargets = ({ gameType }: Game): boolean => gameType === 'SPORTS' || gameType === 'ESPORTS'

/**
 * Opens a game and adds it to the player's recent games.
 * @throws {Rejection} if the market requires an identity check for play with money.
 */
async function openGame(context: Context<IdentityCode>, vendors: Vendors, request: GameStart) {
  const { game, mode, player, prizeMode, view, target } = request
  const { token, launch } = await againIfTaken(() =>
    context.store.transaction(async (tables) => {
      if (player && mode === 'REAL') {
        await assertIdentified(context, tables, { memberId: player.member.id, action: 'PLAY' })
      }
      if (player) await rememberPlayed(context, tables, player.member.id, game)
      return openLaunch(context, tables, {
        game,
        mode,
        player: player ? { memberId: player.member.id, sessionId: player.sessionId } : null,
        language: request.language ?? 'pt',
        backUrl: request.backUrl ?? '/',
        prizeMode: prizeMode ?? null,
        view: view ?? null,
        target: (hasTargets(game) && target) || null,
      })
    }),
  )
  return answer({
    launchUrl: vendors.launchUrl(token),
    mode,
    nodeId: game.nodeId,
    expiresAt: new Date(launch.expiresAt).toISOString(),
  })
}

const underMaintenance = (
  context: Pick<Context<'GAME_MAINTENANCE'>, 'providers' | 'reject'>,
  { game, offer, language }: { game: Game; offer: Offer; language: NameLanguage },
) =>
  context.reject('GAME_MAINTENANCE', {
    suggestedGames: suggestionsFor(game, offer).map((other) =>
      showGame(other, language, context.providers.images),
    ),
  })

const isTimeUsedUp = async (context: Context, { id }: MemberRow): Promise<boolean> =>
  (await brokenLimit(context, context.store, id, { kind: 'TIME', amount: 0 })) !== undefined

export const gameStart = {
  'POST /wps/game/launchGame': async ({ context, body, caller }) => {
    const { member } = caller
    const isLottery = body.launchMode === 'LOTT'
    const offer = await readOffer(context)
    const game = isLottery
      ? context.content.lotteries.gameOf(body.gameCode)
      : offer.find(body.nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    if (await isExcluded(context, member)) return context.reject('SELF_EXCLUDED')
    if (await isTimeUsedUp(context, member)) return context.reject('PLAYER_LIMIT_REACHED')
    if (!canStart(game))
      return underMaintenance(context, { game, offer, language: nameLanguageOf(body.language) })
    const { vendors } = context.providers
    if (!vendors) return context.reject('GAME_MAINTENANCE')
    const { language, backUrl } = body
    const lobby = isLottery ? { prizeMode: body.prizeMode, view: body.view } : {}
    return openGame(context, vendors, {
      game,
      mode: 'REAL',
      player: caller,
      language,
      backUrl,
      ...lobby,
    })
  },
  'POST /wps/game/startGame': async ({ context, body, caller }) => {
    const { nodeId, freeTrial = false, language, backUrl, target } = body
    const offer = await readOffer(context)
    const game = offer.find(nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    const player = caller.kind === 'member' ? caller : undefined
    const member = player?.member
    if (!freeTrial) {
      if (!member) return fault('NOT_LOGGED_IN')
      const { accountTypes } = await readPlatform(context.store)
      if (accountTypes.trials.includes(member.type)) return fault('TRIAL_NOT_ALLOWED')
    }
    if (member && (await isExcluded(context, member))) return context.reject('SELF_EXCLUDED')
    if (member && !freeTrial && (await isTimeUsedUp(context, member))) {
      return context.reject('PLAYER_LIMIT_REACHED')
    }
    if (!canStart(game))
      return underMaintenance(context, { game, offer, language: nameLanguageOf(language) })
    const { vendors } = context.providers
    if (!vendors) return context.reject('GAME_MAINTENANCE')
    if (freeTrial && !game.hasTrial) return context.reject('FREE_TRIAL_NOT_OFFERED')
    const mode = freeTrial ? 'TRIAL' : 'REAL'
    return openGame(context, vendors, { game, mode, player, language, backUrl, target })
  },
} satisfies Partial<Behaviour>
