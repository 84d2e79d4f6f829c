/** HTML of the felt of card tables, rendered by the server. */
import { cardTexts } from '../../content/games/cardTexts.ts'
import { type EmulatorLanguage, escapeHtml, localeOf } from '../../emulator/page.ts'
import type { TableRules } from '../../rules/table/tableRules.ts'

/** Hands, spots and roads of a felt, in display order. */
export type FeltPlan = {
  rules: TableRules
  language: EmulatorLanguage
  /** Left and right hand. */
  hands: readonly { mark: string; name: string; tone: Tone }[]
  spots: readonly FeltSpot[]
  /** Names of the roads shown beside the bead plate. */
  roads: readonly RoadName[]
}

export type FeltSpot = {
  spot: string
  name: string
  tone: Tone
  /** Text below the odds. */
  note?: string
  /** SVG beside the name. */
  emblem?: string
}

type Tone = 'red' | 'blue' | 'tie'
type RoadName = 'big' | 'bigEye' | 'small' | 'cockroach'

const shoe =
  '<svg class="shoe" viewBox="0 0 120 84" aria-hidden="true"><path class="shoeBody" d="M14 12h92l10 40-8 26H12L4 52z"/><path class="shoeLid" d="M22 6h76l8 22H14z"/><path class="shoeCards" d="M24 52h72v22H24z"/><path class="shoeEdge" d="M24 56h72M24 60h72M24 64h72M24 68h72"/><path class="shoeMouth" d="M18 48h84l4 8H14z"/></svg>'

/** Highest odds of a spot, such as `0.95:1`. */
function oddsText(highest: number, language: EmulatorLanguage): string {
  const numbers = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 })
  return `${numbers.format(highest - 1)}:1`
}

function spotHtml({ rules, language }: FeltPlan, spot: FeltSpot): string {
  const highest = rules.spots.get(spot.spot)?.highest ?? 2
  const note = spot.note ? `<small>${escapeHtml(spot.note)}</small>` : ''
  return `<button type="button" class="bet ${spot.tone} at-${spot.spot}" data-bet="${spot.spot}">${spot.emblem ?? ''}<b>${escapeHtml(spot.name)}</b><span>${oddsText(highest, language)}</span>${note}<i class="place"></i></button>`
}

const handHtml = ({ mark, name, tone }: FeltPlan['hands'][number]): string =>
  `<div class="hand ${tone}" data-side="${mark}"><p><span>${escapeHtml(name)}</span><b class="total" aria-hidden="true"></b></p><div class="cards"></div></div>`

const roadHtml = (name: RoadName | 'bead', label: string): string =>
  `<svg class="road ${name}" data-road="${name}" role="img" aria-label="${label}"></svg>`

/** HTML of a felt with two hands, the spots and the roads. */
export function cardFelt(plan: FeltPlan): string {
  const { language, hands, spots, roads } = plan
  const words = cardTexts[language]
  const questions = roads.includes('bigEye')
    ? `<div class="questions" role="group" aria-label="${words.askTitle}"></div>`
    : ''
  return `<div class="cardTable">
<div class="scene">${shoe}${hands.map(handHtml).join('')}</div>
<div class="bets" role="group" data-spots>${spots.map((spot) => spotHtml(plan, spot)).join('')}</div>
<div class="board left">${roadHtml('bead', words.bead)}<div class="statistics"></div></div>
<div class="board right">${roads.map((name) => roadHtml(name, words[name])).join('')}${questions}</div>
</div>`
}
