/** HTML of the stage of the fishing games before the script runs, and its style. */

import type { FishTexts } from '../../content/games/fishTexts.ts'
import { escapeHtml } from '../../emulator/page.ts'

/** Elements of the stage, from the back to the front. */
export const fishStage = ({ targetsLabel }: FishTexts): string =>
  `<canvas class="back" aria-hidden="true"></canvas><div class="rays" aria-hidden="true"></div><canvas class="sea" aria-hidden="true"></canvas><canvas class="glint" aria-hidden="true"></canvas><div><div class="targets" role="listbox" tabindex="0" aria-label="${escapeHtml(targetsLabel)}"></div></div><p class="boss" aria-hidden="true"></p>`

export const fishStyle = `
main{max-inline-size:1680px}
.fish{border-radius:var(--radius);overflow:hidden;isolation:isolate;contain:strict;background:linear-gradient(#2fb6d8,#0b6aa6 45%,#04315f);box-shadow:inset 0 0 0 1px rgb(255 255 255/.16),0 10px 30px rgb(0 20 50/.35)}
.fish>*{position:absolute;inset:0;inline-size:100%;block-size:100%}
.fish .rays,.fish .glint,.fish .boss{pointer-events:none}
.fish .rays{inset:-20% -30%;inline-size:160%;block-size:140%;opacity:.55;background:repeating-linear-gradient(101deg,transparent 0 4%,rgb(255 255 255/.16) 6% 7%,transparent 9% 13%,rgb(255 255 255/.26) 16%,transparent 19% 26%);-webkit-mask:linear-gradient(#000,transparent 78%);mask:linear-gradient(#000,transparent 78%);animation:rays 14s ease-in-out infinite alternate}
.fish .glint{inset:0 auto auto 0;opacity:.45;animation:glint 24s linear infinite;-webkit-mask:linear-gradient(transparent 55%,#000 90%);mask:linear-gradient(transparent 55%,#000 90%)}
@keyframes rays{from{transform:translateX(-7%) skewX(-5deg);opacity:.4}to{transform:translateX(7%) skewX(5deg);opacity:.62}}
@keyframes glint{from{transform:translate(0,0)}to{transform:translate(-256px,-128px)}}
.fish .targets{block-size:100%;contain:strict;cursor:crosshair;touch-action:manipulation;outline-offset:-4px;border-radius:var(--radius);-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}
.fish .targets>*{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.fish .boss{inset:auto 0 auto;inset-block-start:14%;block-size:auto;text-align:center;margin:0;font-size:clamp(1.1rem,3.2vw,2.25rem);font-weight:900;letter-spacing:.02em;color:#ffe08a;text-shadow:0 2px 0 #5a0f3a,0 0 24px #ff3a7a;opacity:0;padding-inline:12px}
.flyingCoins{position:fixed;inset:0;contain:strict;pointer-events:none;z-index:9}
.coin{position:absolute;inset:0 auto auto 0;inline-size:26px;block-size:26px;border-radius:50%;background:radial-gradient(circle at 36% 30%,#fff7c8 0 14%,#ffd84a 32%,#f0a81f 60%,#a8690a);box-shadow:inset 0 0 0 2px #ffe98a,inset 0 0 0 3.5px #c27f0e}
.fishButton{position:relative}
.fishButton.automatic[aria-pressed=true]{background:var(--gold);color:var(--page)}
.tableScroll{overflow-x:auto}
.paytable canvas{inline-size:72px;block-size:44px;display:block}
.paytable td:first-child{inline-size:84px;padding-block:2px}
.paytable td{vertical-align:middle}
@media(prefers-reduced-motion:reduce){.fish .rays,.fish .glint{animation:none}}
`
