/** Style of the arena and its spots. */
export const cockfightStyle = `
:root{--felt:#5b3a1e;--felt-deep:#24140a;--felt-line:#f0d7a8}
.arena{position:relative;display:flex;align-items:flex-end;justify-content:center;gap:6%;block-size:clamp(150px,32vh,280px);overflow:hidden;border-radius:14px;background:radial-gradient(ellipse at 50% 118%,#e6bd80 0 46%,#8a5a2b 47% 50%,#3a2412 51%);margin-block-end:12px}
.fighter{inline-size:min(30%,190px);margin-block-end:5%;will-change:transform}
.fighter svg{display:block;inline-size:100%;overflow:visible}
.sideW svg{transform:scaleX(-1)}
.sideM .body,.sideM .head{fill:#e0483c}.sideM .tail,.sideM .wing{fill:#8f1d1d}
.sideW .body,.sideW .head{fill:#4a8df0}.sideW .tail,.sideW .wing{fill:#173f8a}
.comb{fill:#ff5a4f}.beak,.leg{fill:none;stroke:#ffc24b;stroke-width:4;stroke-linecap:round}.beak{fill:#ffc24b;stroke:none}.eye{fill:#1a0d06}
.fighter.isBeaten{opacity:.45}
#winner{position:absolute;inset-block-start:12px;inset-inline:0;margin-inline:auto;inline-size:fit-content;font-size:1.25rem;padding:4px 18px;border-radius:999px;background:rgb(0 0 0/.55);box-shadow:0 0 0 2px var(--felt-line)}
.bets{display:grid;grid-template-columns:1.4fr 1fr 1.4fr;gap:10px}
.bet{position:relative;display:grid;justify-items:center;align-content:center;gap:2px;min-block-size:86px;border-radius:12px;border:2px solid var(--felt-line);color:#fff;background:rgb(0 0 0/.28);font:inherit}
.bet.at-meron{background:#a3241d}.bet.at-wala{background:#1d4fa3}
.bet span{font-variant-numeric:tabular-nums}
`
