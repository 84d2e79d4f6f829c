export const lotteryStyle = `
:root body main{max-inline-size:1280px}
#stage.lottery{display:grid;grid-template-columns:minmax(0,1fr) minmax(280px,360px);gap:10px}
.side{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr;gap:10px;align-items:start}
.ticketBox{align-self:stretch}
.box{min-inline-size:0;padding:12px 14px;border-radius:var(--radius);border:1px solid var(--line);background:color-mix(in srgb,var(--panel) 88%,transparent)}
.box h2{font-size:1rem;outline-offset:4px}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.empty,.hint,.forDraw,.sale,.count{color:var(--soft);font-size:.8125rem}
.drawBox{display:grid;grid-template-columns:auto minmax(0,1fr);gap:10px 20px;align-items:center;background:linear-gradient(120deg,color-mix(in srgb,var(--accent) 24%,var(--panel)),var(--panel) 70%)}
.drawHead{display:flex;gap:14px;align-items:center}
.drawHead h2{font-size:.875rem;font-weight:600;color:var(--soft)}
.drawHead div:last-child{flex:1;min-inline-size:0}
.countdown{contain:layout size;block-size:1.2em;min-inline-size:7em;white-space:nowrap;font-size:1.875rem;line-height:1.2;font-weight:800;font-variant-numeric:tabular-nums}
.isClosed .countdown{color:var(--gold)}
.glass{position:relative;flex:none;inline-size:76px;block-size:76px;border-radius:50%;overflow:hidden;background:radial-gradient(circle at 35% 25%,rgb(255 255 255/.5),rgb(255 255 255/.08) 45%,rgb(0 0 0/.22)),color-mix(in srgb,var(--accent) 22%,var(--raised));box-shadow:inset 0 0 0 3px rgb(255 255 255/.28),inset 0 -8px 16px rgb(0 0 0/.3),0 6px 16px rgb(0 0 0/.28)}
.glass i{position:absolute;inline-size:18px;block-size:18px;border-radius:50%;inset-block-end:6px;inset-inline-start:29px;background:radial-gradient(circle at 35% 30%,#fff,var(--b) 45%,color-mix(in srgb,var(--b) 60%,#000));--b:#e0394b}
.b1{--x:-18px}.b2{--x:18px}.b3{--x:-9px;--y:-14px}.b4{--x:9px;--y:-14px}.b5{--x:-20px;--y:-17px}.b6{--x:20px;--y:-17px}.b7{--x:0px;--y:-27px}.b8{--x:-14px;--y:-30px}
.glass i{transform:translate(var(--x,0),var(--y,0))}
.glass .b1,.glass .b6{--b:#2f7df0}.glass .b2,.glass .b5{--b:#f2b01e}.glass .b3,.glass .b8{--b:#1fa866}.glass .b4{--b:#8a4bea}
.isDrawing i{animation:mix .62s ease-in-out infinite alternate}
.isDrawing .b1,.isDrawing .b4{animation-duration:.48s;animation-direction:alternate-reverse}.isDrawing .b2,.isDrawing .b7{animation-duration:.54s}.isDrawing .b3,.isDrawing .b8{animation-duration:.7s;animation-direction:alternate-reverse}
@keyframes mix{from{transform:translate(calc(var(--x,0px)*-1),-38px)}50%{transform:translate(calc(var(--x,0px)*.3),-6px)}to{transform:translate(var(--x,0px),-30px)}}
.trayTitle{margin:0 0 6px;font-size:.8125rem;font-weight:600;color:var(--soft)}
.drawnNumbers{display:grid;gap:4px 16px}
.drawnNumbers.hasPrizes{grid-template-columns:repeat(auto-fit,minmax(220px,1fr))}
.prize{display:flex;gap:8px;align-items:baseline}
.prizeName{flex:none;inline-size:62px;color:var(--soft);font-size:.75rem}
.row{display:flex;flex-wrap:wrap;gap:6px;list-style:none;margin:0;padding:0}
.drawn{font-weight:800;font-variant-numeric:tabular-nums}
.sphere{display:grid;place-items:center;inline-size:42px;block-size:42px;border-radius:50%;color:#15181f;background:radial-gradient(circle at 36% 30%,#fff 12%,#f6e2ae 46%,#d69d2c 88%);box-shadow:inset 0 -3px 6px rgb(80 45 0/.4),0 3px 6px rgb(0 0 0/.3)}
.KENO_20 .sphere{inline-size:34px;block-size:34px;font-size:.875rem}
.die{inline-size:46px;block-size:46px;border-radius:11px;background:linear-gradient(160deg,#fff,#dcdfe8);box-shadow:inset 0 -4px 0 #b9bfcd,0 4px 8px rgb(0 0 0/.3)}
.die svg{display:block;fill:#161b27}
.runner{display:grid;justify-items:center;gap:1px;min-inline-size:36px;padding:3px 4px;border-radius:9px;background:var(--c);color:#fff;text-shadow:0 1px 2px rgb(0 0 0/.55);line-height:1.1}
.runner small{font-size:.6875rem;font-weight:600}
.runner b{font-size:1.125rem}
.runner1{--c:#a87500}.runner2{--c:#1667c9}.runner3{--c:#4b5563}.runner4{--c:#b3470e}.runner5{--c:#0d7480}.runner6{--c:#4d3bd1}.runner7{--c:#5d6675}.runner8{--c:#c22c31}.runner9{--c:#7c1f24}.runner10{--c:#19752f}
.strip{padding:1px 5px;border-radius:5px;background:var(--raised);font-size:.8125rem}
.prize:first-child .strip{font-size:1.125rem;color:var(--gold)}
.drawn.waiting{visibility:hidden}
.drawn.out{animation:out .45s cubic-bezier(.3,1.6,.5,1)}
@keyframes out{from{opacity:0;transform:translateY(-26px) scale(.4) rotate(-120deg)}}
.earlierDraws{grid-column:1/-1;font-size:.8125rem}
.earlierDraws summary{cursor:pointer;color:var(--soft);padding-block:4px}
.earlier{list-style:none;margin:0;padding:4px 0 0;display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:4px 16px}
.earlier li{display:flex;gap:8px;font-variant-numeric:tabular-nums}
.earlier time{flex:none;color:var(--soft)}
.ticketBox{display:flex;flex-direction:column;gap:8px}
.tabs{display:flex;flex-wrap:wrap;gap:6px}
.tab,.option{min-block-size:38px;padding:4px 12px;border:1px solid var(--line-field);border-radius:999px;background:var(--raised);color:var(--text);font:inherit;font-size:.875rem;font-weight:600;cursor:pointer}
.tab:hover,.option:hover{background:color-mix(in srgb,var(--accent) 28%,var(--raised))}
.tab[aria-pressed=true]{background:var(--text);border-color:var(--text);color:var(--page)}
.about{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between}
.price{color:var(--gold);font-size:.875rem;font-variant-numeric:tabular-nums}
.numbersOf{display:grid;place-items:center;flex:1;min-block-size:96px;padding-block:4px}
.grid{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,46px));gap:6px;inline-size:100%;justify-content:center}
.ball{position:relative;aspect-ratio:1;min-inline-size:0;padding:0;border:1px solid var(--line-field);border-radius:50%;background:radial-gradient(circle at 36% 28%,color-mix(in srgb,var(--raised) 70%,#fff 10%),var(--raised));color:var(--text);font:inherit;font-size:.9375rem;font-weight:700;font-variant-numeric:tabular-nums;cursor:pointer;transition:transform .12s}
.ball:hover{border-color:var(--text);transform:translateY(-2px)}
.ball[aria-pressed=true]{border-color:transparent;color:#15181f;background:radial-gradient(circle at 36% 28%,#fff 8%,#ffe39a 42%,#e3a72f 88%);box-shadow:0 2px 6px rgb(0 0 0/.35)}
.ball[data-place]::after{content:attr(data-place);position:absolute;inset-block-start:-6px;inset-inline-end:-6px;inline-size:20px;block-size:20px;border-radius:50%;background:var(--text);color:var(--page);font-size:.75rem;line-height:20px}
.wheels{display:flex;gap:8px;justify-content:center}
.wheel{display:grid;justify-items:center;gap:4px}
.turn{inline-size:52px;min-block-size:32px;border:0;border-radius:9px;background:var(--raised);color:var(--soft);font-size:.75rem;cursor:pointer}
.turn:hover{color:var(--text)}
.digit{display:grid;place-items:center;inline-size:52px;block-size:64px;border-radius:12px;font-size:2rem;font-weight:800;font-variant-numeric:tabular-nums;cursor:ns-resize;color:#15181f;background:linear-gradient(180deg,#b98b2c,#fff3cf 32%,#fffaf0 50%,#fff3cf 68%,#b98b2c);box-shadow:inset 0 0 0 1px rgb(0 0 0/.3),0 3px 8px rgb(0 0 0/.25)}
.options{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:8px;inline-size:100%}
.option{border-radius:12px;min-block-size:52px}
.option[aria-pressed=true]{background:linear-gradient(180deg,#ffe39a,#e3a72f);border-color:transparent;color:#15181f}
.makers{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.makers .count{flex:1;min-inline-size:110px}
.makers .button{min-inline-size:0;padding-inline:12px;min-block-size:42px;font-size:.9375rem}
.quick{border-color:var(--gold)}
.slipBox,.ownBox{display:grid;gap:6px}
.tickets,.bets{list-style:none;margin:0;padding:0;display:grid;gap:4px}
.slipBox .tickets{max-block-size:190px;overflow-y:auto;scrollbar-width:thin}
.bets{max-block-size:420px;overflow-y:auto;scrollbar-width:thin;gap:8px}
.tickets li:not(.mini){display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:3px 8px;align-items:center;padding:6px 8px;border-radius:10px;background:var(--raised);font-size:.8125rem}
.tickets .playName{font-weight:600;overflow-wrap:anywhere}
.tickets .minis{grid-row:2;grid-column:1/-1}
.minis{display:flex;flex-wrap:wrap;gap:4px;list-style:none;margin:0;padding:0}
.minis:empty{display:none}
.mini{min-inline-size:26px;padding:2px 6px;border-radius:999px;text-align:center;font-weight:700;font-size:.8125rem;font-variant-numeric:tabular-nums;background:var(--panel);border:1px solid var(--line)}
.mini.hit{color:#15181f;border-color:transparent;background:radial-gradient(circle at 36% 28%,#fff 8%,#ffe39a 42%,#e3a72f 88%)}
.stake{font-weight:700;font-variant-numeric:tabular-nums}
.won .stake{color:var(--gold)}
.remove{inline-size:32px;block-size:32px;border:0;border-radius:8px;background:none;color:var(--soft);font-size:1.25rem;line-height:1;cursor:pointer}
.remove:hover{background:var(--panel);color:var(--text)}
.total{display:flex;justify-content:space-between;padding-block-start:4px;font-size:.9375rem}
.betHead{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 8px;font-size:.8125rem;margin-block-end:4px}
.bet[data-status=PENDING] .betHead b{color:var(--link)}
.bet[data-won] .betHead b{color:var(--gold)}
.bet:not([data-won]):not([data-status=PENDING]) .betHead b{color:var(--soft);font-weight:500}
:root body #result span{contain:none;block-size:auto}
@media(min-height:480px){html{scroll-padding-block:8px calc(var(--deck,80px) + 60px)}:root body .deck{position:sticky;inset-block-end:0;z-index:2;background:var(--panel)}:root body #result:not(:empty){position:sticky;inset-block-end:calc(var(--deck,80px) + 6px);z-index:2;align-self:center;max-inline-size:100%;padding:4px 16px;border:1px solid var(--line);border-radius:16px;background:var(--panel)}}
@media(prefers-reduced-motion:reduce){.drawn.out,.isDrawing i{animation:none}.ball{transition:none}}
@media(max-width:899px){#stage.lottery{grid-template-columns:minmax(0,1fr)}.drawBox{grid-template-columns:minmax(0,1fr)}.slipBox .tickets,.bets{max-block-size:none}}
@media(max-width:899px){:root body .meters{inline-size:auto;gap:12px}:root body #stakes{order:1;inline-size:100%;flex-wrap:nowrap;justify-content:safe center;overflow-x:auto;scrollbar-width:none;max-inline-size:100%;min-inline-size:0}:root body .chip{flex:none}}
@media(max-width:599px){:root body .meters :has(>#lastWin){display:none}#controls{margin-inline-start:auto}#controls .buy{min-inline-size:0;padding-inline:12px}.deck{column-gap:8px}:root body #result{font-size:.875rem}.box{padding:10px}.grid{gap:4px}.ball{font-size:.8125rem}.glass{inline-size:60px;block-size:60px}.glass i{inset-inline-start:21px}.countdown{font-size:1.5rem}.sphere{inline-size:38px;block-size:38px}.wheels{gap:5px}.digit,.turn{inline-size:46px}.makers .button{flex:1 1 auto;padding-inline:6px;font-size:.8125rem}.makers .count{flex-basis:100%}.runner{min-inline-size:30px}.row{gap:4px}}
@media(max-width:599px) and (min-height:480px){html{scroll-padding-block:60px calc(var(--deck,80px) + 8px)}:root body #result:not(:empty){order:-1;inset-block:0 auto;align-self:stretch;display:grid;place-content:center;min-block-size:3.4em;padding:0 8px;border-radius:0 0 10px 10px;line-height:1.3}}
`
