/**
 * CSS of a slot's stage. Only transforms and opacity are animated. The body has a fixed height, so
 * that a text change around the stage does not cause another layout of the stage.
 */
export const slotStyle = `
@media(min-width:64em) and (min-height:40em){body{block-size:100dvh}}
#stage.slot{contain:size layout style;user-select:none;-webkit-user-select:none}
.slot .machine{contain:strict;container-type:size;isolation:isolate;position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;border-radius:18px;overflow:hidden;background:#0b1020;color:#fff;box-shadow:inset 0 0 0 1px rgb(255 255 255/.14),var(--shadow)}
.slot .machine>*{z-index:1;--high:calc(100cqb - 178px);--wide:min(100cqi - 16px,var(--high)*1.62);--tall:.92}
.slot .CLASSIC>*{--wide:min(100cqi - 16px,var(--high)*1.06);--tall:1.12}
.slot .backdrop{position:absolute;inset:0;z-index:-1;inline-size:100%;block-size:100%}
.slot .machine::before{content:'';position:absolute;inset:0;z-index:0;background:radial-gradient(80% 80% at 50% 45%,rgb(124 58 237/.55),rgb(30 0 60/.9));opacity:0;transition:opacity .6s}
.slot .isFree::before{opacity:1}
.slot .topBar,.slot .winBar{position:relative;margin:0;display:flex;gap:12px;align-items:center;justify-content:center;inline-size:var(--wide)}
.slot .topBar{block-size:30px;font-size:.8125rem;font-weight:700;text-shadow:0 1px 3px rgb(0 0 0/.7)}
.slot .kind{opacity:.9}
.slot .freeCount{background:linear-gradient(#fde68a,#f59e0b);color:#3b1d00;text-shadow:none;border-radius:999px;padding:3px 14px}
.slot .ladder{display:flex;gap:4px;margin:0;padding:0;list-style:none}
.slot .ladder li{position:relative;min-inline-size:40px;text-align:center;border-radius:999px;padding:3px 8px;background:rgb(0 0 0/.5);color:#cbd5e1}
.slot .ladder li.isOn{background:linear-gradient(#fff3c4,#ffb01f);color:#4a2500;text-shadow:none}
.slot .window{contain:size layout style;position:relative;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:clamp(2px,.6cqi,6px);inline-size:var(--wide);block-size:min(var(--high),var(--wide)*var(--tall));padding:clamp(5px,1cqi,11px);border-radius:clamp(10px,1.8cqi,20px);background:linear-gradient(160deg,#fff3c4,#d99a26 18%,#7a4a0d 48%,#e8b44b 72%,#8a5612);box-shadow:0 0 0 2px rgb(0 0 0/.55),0 18px 40px rgb(0 0 0/.55),inset 0 0 0 1px rgb(255 255 255/.5)}
.slot .isFree .window{background:linear-gradient(160deg,#f5d0fe,#a855f7 20%,#4c1d95 50%,#d8b4fe 74%,#581c87)}
.slot .reel{position:relative;overflow:hidden;border-radius:clamp(5px,1cqi,10px);background:linear-gradient(#0c1122,#29345a 24%,#36446f 50%,#29345a 76%,#0c1122)}
.slot .reel::after{content:'';position:absolute;inset:0;background:linear-gradient(rgb(2 4 12/.62),transparent 15%,transparent 85%,rgb(2 4 12/.62));pointer-events:none}
.slot .reel::before{content:'';position:absolute;inset:0;z-index:2;border-radius:inherit;box-shadow:inset 0 0 0 3px #ffe08a,inset 0 0 34px 6px rgb(255 200 60/.6);opacity:0}
.slot .isWaiting::before{animation:slotWait .5s ease-in-out infinite alternate}
.slot .cells{position:absolute;inset:0;display:grid;grid-template-rows:repeat(3,minmax(0,1fr));will-change:transform}
.slot .loop{position:absolute;inset-inline:0;inset-block-start:0;inline-size:100%;block-size:400%;opacity:0;will-change:transform,opacity}
.slot .measure{position:absolute;inline-size:120px;block-size:120px;visibility:hidden}
.slot .cell{position:relative;display:grid;place-items:center;min-block-size:0;min-inline-size:0;transition:opacity .18s}
.slot .cell svg,.slot .cell canvas{position:absolute;inset:1%;inline-size:98%;block-size:98%;object-fit:contain}
.slot .cell::before{content:'';position:absolute;inset:3%;border-radius:14px;background:radial-gradient(closest-side,rgb(255 226 140/.75),rgb(255 190 60/.22) 70%,transparent);opacity:0}
.slot .hasWin .cells .cell{opacity:.32}
.slot .hasWin .cells .won{opacity:1;z-index:1}
.slot .won::before{animation:slotGlow .55s ease-in-out infinite alternate}
.slot .won canvas{animation:slotPulse .55s ease-in-out infinite alternate}
.slot .isCalm .won::before,.slot .isCalm .won canvas{animation:none}
.slot .landed canvas{animation:slotLand .5s cubic-bezier(.2,1.6,.4,1)}
.slot .lines{position:absolute;inset:0;inline-size:100%;block-size:100%;padding:inherit;pointer-events:none;overflow:visible}
.slot .lines polyline{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke;stroke-width:4}
.slot .lines .under{stroke:#000;stroke-opacity:.55;stroke-width:9}
.slot .winBar{min-block-size:38px;flex-wrap:wrap;gap:0 12px;line-height:1.15;text-align:center;text-shadow:0 2px 4px rgb(0 0 0/.8)}
.slot .winBar .amount{font-size:clamp(1.15rem,4.2cqi,1.75rem);font-weight:900;color:#ffe08a;font-variant-numeric:tabular-nums}
.slot .winBar .amount:empty,.slot .winBar .caption:empty{display:none}
.slot .winBar .caption{font-size:.8125rem;font-weight:600}
.slot .coins{position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none}
.slot .overlay{position:absolute;inset:0;z-index:3;display:grid;place-items:center;background:rgb(3 5 16/.62)}
.slot .plaque{position:relative;display:grid;gap:6px;justify-items:center;text-align:center;max-inline-size:92%;padding:18px 34px;border-radius:22px;background:linear-gradient(#3b0f63,#14062e);box-shadow:0 0 0 3px #f6c453,0 0 0 6px #6b3b04,0 20px 60px rgb(0 0 0/.7)}
.slot .plaque p:empty{display:none}
.slot .plaque .title{font-size:clamp(1.25rem,6cqi,2.5rem);font-weight:900;line-height:1.1;color:#ffe9a8;text-shadow:0 3px 0 #7a3b00,0 6px 18px rgb(0 0 0/.6);text-wrap:balance}
.slot .plaque .prize{font-size:clamp(1.5rem,8cqi,3.5rem);font-weight:900;line-height:1.1;color:#fff;font-variant-numeric:tabular-nums;text-shadow:0 2px 12px rgb(255 190 60/.8)}
.slot .plaque .detail{font-size:.9375rem;color:#e9d5ff}
.slot .plaque button{min-block-size:44px;min-inline-size:140px;margin-block-start:6px;border:0;border-radius:999px;background:linear-gradient(#ffe9a8,#f59e0b);color:#3b1d00;font:inherit;font-weight:800;cursor:pointer}
.slot .plaque button:empty{display:none}
.slotControls{position:relative;display:flex;align-items:center;justify-content:center;gap:clamp(14px,5cqi,34px);min-block-size:80px;inline-size:var(--wide)}
.slotControls button{font-family:inherit;cursor:pointer}
.spinButton{position:relative;display:grid;place-items:center;inline-size:var(--button,72px);block-size:var(--button,72px);flex:none;border:0;border-radius:50%;color:#062012;background:radial-gradient(circle at 35% 26%,#d9ffe9,#2fe08d 38%,#00a562 74%,#006b42);box-shadow:0 0 0 4px rgb(255 255 255/.9),0 0 0 7px rgb(0 0 0/.5),0 10px 24px rgb(0 0 0/.55);transition:transform .12s}
.spinButton:hover{transform:scale(1.05)}
.spinButton:active{transform:scale(.94)}
.spinButton[aria-disabled=true]{opacity:.55;cursor:progress;transform:none}
.spinButton svg{inline-size:34px;block-size:34px;fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.spinButton .square{display:none;fill:currentColor;stroke:none}
.spinButton.canStop .arrows{display:none}
.spinButton.canStop .square{display:block}
.spinButton .arrows{transform-origin:50% 50%}
.spinButton.isSpinning .arrows{animation:slotTurn 1s linear infinite}
.sideButton{display:grid;justify-items:center;align-content:center;gap:1px;flex:none;inline-size:84px;min-block-size:56px;border:1px solid rgb(255 255 255/.35);border-radius:16px;padding:4px 2px;background:rgb(6 10 26/.72);color:#fff;font-size:.6875rem;font-weight:700;line-height:1.2}
.sideButton:hover{background:rgb(40 50 90/.9)}
.sideButton svg{inline-size:20px;block-size:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sideButton[aria-pressed=true],.sideButton.isOn{background:#fff;border-color:#fff;color:#10162b}
.slot :focus-visible{outline-color:#fff;box-shadow:0 0 0 6px rgb(0 0 0/.6)}
.autoDialog form,.autoDialog .fields{display:grid;gap:14px;padding:4px 20px 20px}
.autoDialog fieldset{border:0;margin:0;padding:0;display:flex;gap:8px;flex-wrap:wrap}
.autoDialog legend,.autoDialog label{font-size:.8125rem;color:var(--soft);padding:0;margin-block-end:6px}
.autoDialog .field{display:block}
.autoDialog .actions{display:flex;gap:8px}
.autoDialog .actions button{flex:1}
#rulesBody .prizes{display:grid;grid-template-columns:repeat(auto-fill,minmax(148px,1fr));gap:8px;margin:8px 0;padding:0;list-style:none}
#rulesBody .prizes li{display:flex;gap:10px;align-items:center;padding:8px;border-radius:12px;background:var(--raised)}
#rulesBody .prizes svg{flex:none;inline-size:48px;block-size:48px;border-radius:10px;background:#1d2642}
#rulesBody .prizes dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:0 6px;font-size:.8125rem;font-variant-numeric:tabular-nums}
#rulesBody .prizes dt{color:var(--soft)}
#rulesBody .prizes dd{margin:0;font-weight:700}
#rulesBody .prizes .name{grid-column:1/-1;font-weight:700}
#rulesBody .prizes .name::first-letter{text-transform:uppercase}
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
@container(min-aspect-ratio:7/4){
.slot .machine>*{--high:calc(100cqb - 92px)}
.slotControls{position:absolute;inset-inline-end:calc((100cqi - var(--wide))/4);inset-block:0;margin-block:auto;block-size:min-content;inline-size:min-content;flex-direction:column;gap:18px;transform:translateX(50%);--button:clamp(60px,18cqb,104px)}
}
@container(max-height:300px){.slot .winBar{min-block-size:24px}.slot .topBar{block-size:22px}.sideButton{min-block-size:44px}.slotControls{min-block-size:60px;gap:8px;--button:52px}}
@container(max-height:300px) and (min-aspect-ratio:7/4){
.slot .machine>*{--high:calc(100cqb - 16px)}
.slot .topBar,.slot .winBar{position:absolute;inset-inline-start:8px;inline-size:calc((100cqi - var(--wide))/2 - 16px);block-size:auto;flex-flow:column;gap:6px;text-align:center}
.slot .topBar{inset-block-start:10px}
.slot .winBar{inset-block-end:10px}
}
@container(max-height:300px){.slot .plaque{padding:10px 24px;gap:2px}.slot .plaque .title,.slot .plaque .prize{font-size:min(6cqi,16cqb)}}
@container(max-height:300px) and (max-aspect-ratio:7/4){.slot .machine>*{--high:calc(100cqb - 92px);--wide:min(100cqi - 16px,var(--high)*2)}.slot .winBar{position:absolute;inset-block-end:62px;z-index:2}.slot .winBar .caption{display:none}}
@media(prefers-reduced-motion:reduce){.slot *,.slot ::before,.slotControls *{animation:none!important}.slot .hasWin .won::before{opacity:.9}}
`
