/** Style of a slot's stage. Only transforms and opacity are animated. */
export const slotStyle = `
#stage.slot{container-type:size;user-select:none;-webkit-user-select:none}
.slot .machine{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;border-radius:18px;overflow:hidden;background:#0b1020;color:#fff;box-shadow:inset 0 0 0 1px rgb(255 255 255/.14),var(--shadow);--high:calc(100cqb - 92px);--wide:min(100cqi - 16px,var(--high)*1.62);--tall:.92}
.slot .CLASSIC{--wide:min(100cqi - 16px,var(--high)*1.06);--tall:1.12}
.slot .backdrop{position:absolute;inset:0;inline-size:100%;block-size:100%}
.slot .machine::before{content:'';position:absolute;inset:0;z-index:0;background:radial-gradient(80% 80% at 50% 45%,rgb(124 58 237/.55),rgb(30 0 60/.9));opacity:0;transition:opacity .6s}
.slot .isFree::before{opacity:1}
.slot .topBar,.slot .winBar{position:relative;margin:0;display:flex;gap:12px;align-items:center;justify-content:center;inline-size:var(--wide)}
.slot .topBar{block-size:30px;font-size:.8125rem;font-weight:700;text-shadow:0 1px 3px rgb(0 0 0/.7)}
.slot .kind{opacity:.9}
.slot .freeCount{background:linear-gradient(#fde68a,#f59e0b);color:#3b1d00;text-shadow:none;border-radius:999px;padding:3px 14px}
.slot .ladder{display:flex;gap:4px;margin:0;padding:0;list-style:none}
.slot .ladder li{position:relative;min-inline-size:40px;text-align:center;border-radius:999px;padding:3px 8px;background:rgb(0 0 0/.5);color:#cbd5e1}
.slot .ladder li.isOn{background:linear-gradient(#fff3c4,#ffb01f);color:#4a2500;text-shadow:none}
.slot .window{position:relative;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:clamp(2px,.6cqi,6px);inline-size:var(--wide);block-size:min(var(--high),var(--wide)*var(--tall));padding:clamp(5px,1cqi,11px);border-radius:clamp(10px,1.8cqi,20px);background:linear-gradient(160deg,#fff3c4,#d99a26 18%,#7a4a0d 48%,#e8b44b 72%,#8a5612);box-shadow:0 0 0 2px rgb(0 0 0/.55),0 18px 40px rgb(0 0 0/.55),inset 0 0 0 1px rgb(255 255 255/.5)}
.slot .isFree .window{background:linear-gradient(160deg,#f5d0fe,#a855f7 20%,#4c1d95 50%,#d8b4fe 74%,#581c87)}
.slot .reel{position:relative;overflow:hidden;border-radius:clamp(5px,1cqi,10px);background:linear-gradient(#05070f,#26304f 26%,#2f3b60 50%,#26304f 74%,#05070f)}
.slot .reel::after{content:'';position:absolute;inset:0;background:linear-gradient(rgb(2 4 12/.78),transparent 20%,transparent 80%,rgb(2 4 12/.78));pointer-events:none}
.slot .reel::before{content:'';position:absolute;inset:0;z-index:2;border-radius:inherit;box-shadow:inset 0 0 0 3px #ffe08a,inset 0 0 34px 6px rgb(255 200 60/.6);opacity:0}
.slot .isWaiting::before{animation:slotWait .5s ease-in-out infinite alternate}
.slot .cells{position:absolute;inset:0;display:grid;grid-template-rows:repeat(3,minmax(0,1fr));will-change:transform}
.slot .loop{position:absolute;inset-inline:0;inset-block-start:0;block-size:400%;display:grid;grid-template-rows:repeat(12,minmax(0,1fr));opacity:0;will-change:transform,opacity}
.slot .cell{position:relative;display:grid;place-items:center;min-block-size:0;min-inline-size:0;transition:opacity .18s}
.slot .cell svg{position:absolute;inset:4%;inline-size:92%;block-size:92%;overflow:visible}
.slot .cell::before{content:'';position:absolute;inset:3%;border-radius:14px;background:radial-gradient(closest-side,rgb(255 226 140/.75),rgb(255 190 60/.22) 70%,transparent);opacity:0}
.slot .hasWin .cells .cell{opacity:.32}
.slot .hasWin .cells .won{opacity:1;z-index:1}
.slot .won::before{animation:slotGlow .55s ease-in-out infinite alternate}
.slot .won svg{animation:slotPulse .55s ease-in-out infinite alternate}
.slot .isCalm .won::before,.slot .isCalm .won svg{animation:none}
.slot .landed svg{animation:slotLand .5s cubic-bezier(.2,1.6,.4,1)}
.slot .lines{position:absolute;inset:0;inline-size:100%;block-size:100%;padding:inherit;pointer-events:none;overflow:visible}
.slot .lines polyline{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke;stroke-width:4}
.slot .lines .under{stroke:#000;stroke-opacity:.55;stroke-width:9}
.slot .winBar{min-block-size:38px;flex-wrap:wrap;gap:0 12px;line-height:1.15;text-align:center;text-shadow:0 2px 4px rgb(0 0 0/.8)}
.slot .winBar .amount{font-size:clamp(1.15rem,4.2cqi,1.75rem);font-weight:900;color:#ffe08a;font-variant-numeric:tabular-nums}
.slot .winBar .amount:empty,.slot .winBar .caption:empty{display:none}
.slot .winBar .caption{font-size:.8125rem;font-weight:600}
.slot .coins{position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none;z-index:4}
.slot .overlay{position:absolute;inset:0;z-index:3;display:grid;place-items:center;background:rgb(3 5 16/.62)}
.slot .plaque{position:relative;display:grid;gap:6px;justify-items:center;text-align:center;max-inline-size:92%;padding:18px 34px;border-radius:22px;background:linear-gradient(#3b0f63,#14062e);box-shadow:0 0 0 3px #f6c453,0 0 0 6px #6b3b04,0 20px 60px rgb(0 0 0/.7)}
.slot .plaque p:empty{display:none}
.slot .plaque .title{font-size:clamp(1.25rem,6cqi,2.5rem);font-weight:900;line-height:1.1;color:#ffe9a8;text-shadow:0 3px 0 #7a3b00,0 6px 18px rgb(0 0 0/.6);text-wrap:balance}
.slot .plaque .prize{font-size:clamp(1.5rem,8cqi,3.5rem);font-weight:900;line-height:1.1;color:#fff;font-variant-numeric:tabular-nums;text-shadow:0 2px 12px rgb(255 190 60/.8)}
.slot .plaque .detail{font-size:.9375rem;color:#e9d5ff}
.slot .plaque button{min-block-size:44px;min-inline-size:140px;margin-block-start:6px;border:0;border-radius:999px;background:linear-gradient(#ffe9a8,#f59e0b);color:#3b1d00;font:inherit;font-weight:800;cursor:pointer}
.slot .plaque button:empty{display:none}
.slotControls{display:flex;align-items:center;gap:10px}
.slotControls button{font:inherit;cursor:pointer}
.spinButton{position:relative;display:grid;place-items:center;inline-size:68px;block-size:68px;flex:none;border:0;border-radius:50%;color:var(--on-accent);background:radial-gradient(circle at 35% 28%,color-mix(in srgb,var(--accent-fill) 45%,#fff),var(--accent-fill) 55%,color-mix(in srgb,var(--accent-fill) 60%,#000));box-shadow:0 0 0 3px var(--panel),0 0 0 5px var(--accent-fill),0 6px 16px rgb(0 0 0/.4);transition:transform .12s}
.spinButton:hover{transform:scale(1.05)}
.spinButton:active{transform:scale(.94)}
.spinButton[aria-disabled=true]{opacity:.55;cursor:progress;transform:none}
.spinButton svg{inline-size:34px;block-size:34px;fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.spinButton .square{display:none;fill:currentColor;stroke:none}
.spinButton.canStop .arrows{display:none}
.spinButton.canStop .square{display:block}
.spinButton.isSpinning .arrows{animation:slotTurn 1s linear infinite}
.sideButton{display:inline-flex;align-items:center;gap:6px;min-block-size:44px;border:1px solid var(--line-field);border-radius:999px;padding:0 14px;background:var(--raised);color:var(--text);font-size:.8125rem;font-weight:700}
.sideButton:hover{background:color-mix(in srgb,var(--accent) 28%,var(--raised))}
.sideButton svg{inline-size:18px;block-size:18px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sideButton[aria-pressed=true],.sideButton.isOn{background:var(--text);border-color:var(--text);color:var(--page)}
.autoDialog form,.autoDialog .fields{display:grid;gap:14px;padding:4px 20px 20px}
.autoDialog fieldset{border:0;margin:0;padding:0;display:flex;gap:8px;flex-wrap:wrap}
.autoDialog legend,.autoDialog label{font-size:.8125rem;color:var(--soft);padding:0;margin-block-end:6px}
.autoDialog .field{display:block}
.autoDialog .actions{display:flex;gap:8px}
.autoDialog .actions button{flex:1}
#rulesBody .prizes{display:grid;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));gap:8px;margin:8px 0;padding:0;list-style:none}
#rulesBody .prizes li{display:flex;gap:8px;align-items:center;padding:8px;border-radius:12px;background:var(--raised)}
#rulesBody .prizes svg{flex:none;inline-size:48px;block-size:48px;border-radius:10px;background:#1d2642}
#rulesBody .prizes dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:0 6px;font-size:.8125rem;font-variant-numeric:tabular-nums}
#rulesBody .prizes dt{color:var(--soft)}
#rulesBody .prizes dd{margin:0;font-weight:700}
#rulesBody .prizes .name{grid-column:1/-1;font-weight:700}
#rulesBody .lineList{display:grid;grid-template-columns:repeat(auto-fill,minmax(84px,1fr));gap:8px;margin:8px 0;padding:0;list-style:none}
#rulesBody .lineList li{display:flex;gap:6px;align-items:center;font-size:.75rem;font-variant-numeric:tabular-nums}
#rulesBody .lineList svg,#rulesBody .waysPicture{block-size:30px;aspect-ratio:5/3;fill:var(--raised)}
#rulesBody .waysPicture{block-size:72px}
#rulesBody .onLine{fill:var(--accent-fill)}
#rulesBody .facts{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0}
#rulesBody .facts dt{color:var(--soft)}
#rulesBody .facts dd{margin:0;font-weight:600}
@keyframes slotPulse{from{transform:scale(1)}to{transform:scale(1.1)}}
@keyframes slotGlow{from{opacity:.45}to{opacity:1}}
@keyframes slotWait{from{opacity:.25}to{opacity:1}}
@keyframes slotLand{from{transform:scale(1.45)}to{transform:scale(1)}}
@keyframes slotTurn{to{transform:rotate(360deg)}}
@media(max-width:599px){.slotControls{inline-size:100%;justify-content:space-between}.sideButton{flex:1;justify-content:center;padding:0 8px}.spinButton{order:0}}
@media(max-height:560px){.spinButton{inline-size:52px;block-size:52px}.slot .machine{--high:calc(100cqb - 74px)}.slot .winBar{min-block-size:24px}.slot .topBar{block-size:24px}}
@media(prefers-reduced-motion:reduce){.slot *,.slot ::before,.slotControls *{animation:none!important}.slot .hasWin .won::before{opacity:.9}}
`
