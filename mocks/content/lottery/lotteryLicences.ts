import type { LotteryView } from '../../../platform/domain/base/content/lotteries.ts'
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'
import type { LotteryGame } from '../games/lotteryGames.ts'

/** Authorities that license foreign lotteries, keyed by the beginning of the lottery's code. */
const authorities: Readonly<Record<string, WrittenTexts>> = {
  SEA_TH_GOV: {
    pt: 'Departamento de Loteria do Governo da Tailândia',
    en: 'Government Lottery Office of Thailand',
  },
  SEA_TH_GSB: {
    pt: 'Banco de Poupança do Governo da Tailândia',
    en: 'Government Savings Bank of Thailand',
  },
  SEA_LA: { pt: 'Ministério das Finanças do Laos', en: 'Ministry of Finance of Laos' },
  SEA_KH: {
    pt: 'Ministério da Economia e das Finanças do Camboja',
    en: 'Ministry of Economy and Finance of Cambodia',
  },
  SEA_MY: { pt: 'Ministério das Finanças da Malásia', en: 'Ministry of Finance of Malaysia' },
  SEA_SG: {
    pt: 'Autoridade Reguladora de Jogos de Singapura',
    en: 'Gambling Regulatory Authority of Singapore',
  },
  SEA_PH: {
    pt: 'Philippine Charity Sweepstakes Office, Filipinas',
    en: 'Philippine Charity Sweepstakes Office',
  },
}

const vietnam: WrittenTexts = {
  pt: 'Ministério das Finanças do Vietnã',
  en: 'Ministry of Finance of Vietnam',
}

/**
 * Name of the authority that licenses a lottery; undefined for a lottery that the platform runs.
 */
export function authorityOf(
  { code, vendor, times }: LotteryGame,
  language: LotteryView['language'],
): string | undefined {
  const prefix = Object.keys(authorities).find((beginning) => code.startsWith(beginning))
  // The platform itself runs quick draws, even those with Vietnamese names.
  const isVietnamese = vendor === 'TCG_LOTTO_VN' && times.kind !== 'every'
  const authority =
    prefix === undefined ? (isVietnamese ? vietnam : undefined) : authorities[prefix]
  return authority?.[language === 'pt' ? 'pt' : 'en']
}
