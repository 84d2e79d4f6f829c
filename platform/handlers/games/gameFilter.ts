import type { GameFilter } from '../../domain/base/content/catalogue.ts'
import type { GameType } from '../../domain/base/content/vendor.ts'

/** Empty parameters count as missing (API-30). */
export const nonEmpty = <Text extends string>(text: Text | '' | undefined): Text | undefined =>
  text === '' || text === undefined ? undefined : text

type Parameters = {
  gameType?: GameType | '' | undefined
  /** Vendor codes, separated by commas. */
  vassalage?: string | undefined
  gameClassify?: string | undefined
}

export const gameFilterOf = ({
  gameType,
  vassalage,
  gameClassify,
}: Parameters): Pick<GameFilter, 'gameType' | 'vendors' | 'gameClassify'> => ({
  gameType: nonEmpty(gameType),
  vendors: nonEmpty(vassalage)?.split(','),
  gameClassify: gameClassify === 'ALL' ? undefined : nonEmpty(gameClassify),
})
