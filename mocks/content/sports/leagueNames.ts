/** Names of the leagues in the sports book. Each name states that the matches are fictitious. */

import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const leagueNames: Readonly<Record<string, WrittenTexts>> = {
  bra: { pt: 'Brasileirão (demo)', en: 'Brazilian League (demo)' },
  eng: { pt: 'Liga inglesa (demo)', en: 'English League (demo)' },
  esp: { pt: 'Liga espanhola (demo)', en: 'Spanish League (demo)' },
  arg: { pt: 'Liga argentina (demo)', en: 'Argentine League (demo)' },
  cop: { pt: 'Copa do Brasil (demo)', en: 'Brazilian Cup (demo)' },
  cha: { pt: 'Copa da Europa (demo)', en: 'European Cup (demo)' },
  lib: { pt: 'Copa da América do Sul (demo)', en: 'South American Cup (demo)' },
  ebr: { pt: 'e-Futebol Brasil (demo)', en: 'eFootball Brazil (demo)' },
  eeu: { pt: 'e-Futebol Europa (demo)', en: 'eFootball Europe (demo)' },
  eam: { pt: 'e-Futebol Américas (demo)', en: 'eFootball Americas (demo)' },
  ecu: { pt: 'Copa de e-Futebol (demo)', en: 'eFootball Cup (demo)' },
}
