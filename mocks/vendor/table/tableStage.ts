import { tableTexts } from '../../content/games/tableTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'

/** HTML of a table: the rail with dealer, clock and results above the felt. */
export function tableStage(felt: string, language: EmulatorLanguage): string {
  const words = tableTexts[language]
  return `<div class="table" id="table" data-phase="BETTING">
<div class="rail">
<div class="dealer"><img id="dealerPicture" alt="" width="72" height="98" hidden></div>
<div class="call"><p id="phase" class="phase" role="status">${words.betting}</p><p class="crew"><span id="dealerName"></span><span id="players"></span></p></div>
<div class="clock" id="clock" role="timer" aria-label="${words.seconds}"><span id="seconds"></span></div>
<ol class="results" id="results" tabindex="0" aria-label="${words.results}"></ol>
<ul class="neighbors" id="neighbors" aria-label="${words.neighbors}"></ul>
</div>
<div class="timeBar" aria-hidden="true"><i id="timeBar"></i></div>
<div class="felt" id="felt" role="group" aria-label="${words.felt}">${felt}</div>
<p class="winBanner" id="winBanner" aria-hidden="true" hidden></p>
</div>`
}
