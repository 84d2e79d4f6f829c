/** Names of the leagues in the sports book. Each name states that the matches are fictitious. */

import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const leagueNames: Readonly<Record<string, WrittenTexts>> = {
  bra: { pt: 'Brasileirão (demonstração)', en: 'Brazilian League (demonstration)' },
  eng: { pt: 'Campeonato Inglês (demonstração)', en: 'English League (demonstration)' },
  esp: { pt: 'Campeonato Espanhol (demonstração)', en: 'Spanish League (demonstration)' },
  arg: { pt: 'Campeonato Argentino (demonstração)', en: 'Argentine League (demonstration)' },
  cop: { pt: 'Copa do Brasil (demonstração)', en: 'Brazilian Cup (demonstration)' },
  cha: { pt: 'Copa da Europa (demonstração)', en: 'European Cup (demonstration)' },
  lib: { pt: 'Copa da América do Sul (demonstração)', en: 'South American Cup (demonstration)' },
  ebr: { pt: 'e-Futebol Brasil (demonstração)', en: 'eFootball Brazil (demonstration)' },
  eeu: { pt: 'e-Futebol Europa (demonstração)', en: 'eFootball Europe (demonstration)' },
  eam: { pt: 'e-Futebol Américas (demonstração)', en: 'eFootball Americas (demonstration)' },
  ecu: { pt: 'Copa de e-Futebol (demonstração)', en: 'eFootball Cup (demonstration)' },
}
