/** Style of the arena and its spots. */
export const cockfightStyle = `
:root{--felt:#5b3a1e;--felt-deep:#24140a;--felt-line:#f0d7a8}
.arena{position:relative;display:flex;align-items:flex-end;justify-content:center;gap:6%;block-size:clamp(150px,32vh,280px);overflow:hidden;border-radius:14px;background:radial-gradient(ellipse at 50% 118%,#e6bd80 0 46%,#8a5a2b 47% 50%,#3a2412 51%);margin-block-end:12px}
.fighter{inline-size:min(30%,190px);margin-block-end:max(5%,48px);will-change:transform}
.fighter svg{display:block;inline-size:100%;overflow:visible}
.sideW svg{transform:scaleX(-1)}
.sideM .body,.sideM .head{fill:#e0483c}.sideM .tail,.sideM .wing{fill:#8f1d1d}
.sideW .body,.sideW .head{fill:#4a8df0}.sideW .tail,.sideW .wing{fill:#173f8a}
.comb{fill:#ff5a4f}.beak,.leg{fill:none;stroke:#ffc24b;stroke-width:4;stroke-linecap:round}.beak{fill:#ffc24b;stroke:none}.eye{fill:#1a0d06}
.fighter.isBeaten{opacity:.45}
#winner{position:absolute;inset-block-end:12px;inset-inline:0;margin-inline:auto;inline-size:fit-content;font-size:1.25rem;padding:4px 18px;border-radius:999px;background:rgb(0 0 0/.78);box-shadow:0 0 0 2px var(--felt-line)}
.bets{display:grid;grid-template-columns:1.4fr 1fr 1.4fr;gap:10px}
.bet{position:relative;display:grid;justify-items:center;align-content:center;gap:2px;min-block-size:86px;border-radius:12px;border:2px solid var(--felt-line);color:#fff;background:rgb(0 0 0/.28);font:inherit}
.bet.at-meron{background:#a3241d}.bet.at-wala{background:#1d4fa3}
.bet span{font-variant-numeric:tabular-nums}
.bet .place{position:absolute;inset-block:0;inset-inline-end:28px;inline-size:44px}
.bet .stack{position:absolute;inset-block-end:10px;inline-size:44px;block-size:60px}
.bet.won{border-color:#ffe08a;box-shadow:0 0 0 2px #ffe08a,0 0 26px rgb(255 214 102/.7)}
.results .meronBead{background:#a3241d}.results .walaBead{background:#1d4fa3}.results .drawBead{background:#12925a}
@media(max-width:599px){.arena{block-size:clamp(140px,24vh,200px);margin-block-end:8px}.fighter{inline-size:26%}.bet{min-block-size:76px}.bet .place{inset-block-start:0;inset-inline-end:4px;inline-size:34px}.bet .stack{inset-block-end:4px;inline-size:34px;block-size:46px}}
`
