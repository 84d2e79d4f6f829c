/** Colours of the tiger, and layout of the betting spots on a phone. */
export const dragonTigerStyle = `
:root{--felt:#5a1626;--felt-deep:#2a0710;--felt-line:#ffe3b0;--rail:#3a2208;--rail-light:#9a6a1e;--side-blue:#b86a00;--card-back:#7a4300}
.bets{grid-template-columns:1.6fr 1fr 1fr 1.6fr}
.emblem{inline-size:min(64px,44%);flex:none}
.emblem .skin{fill:#ffb52e}.emblem .snout{fill:#fff3d6}.emblem .ink{fill:#2a0a05}.emblem .glint{fill:#fff}.emblem .horn,.emblem .fang{fill:#ffe9ad}.emblem .mane{fill:#ff8a3c}.emblem .whisker{fill:none;stroke:#2a0a05;stroke-width:1.800;stroke-linecap:round}
.bet.red .skin{fill:#f2493f}.bet.red .snout{fill:#ffc9a8}.bet.red .whisker{stroke:#ffd98a}
.statistics .blue::before{background:#ffb84d}
.hand .card:nth-child(1),.hand .cards::before{inset-inline:auto!important;inset-inline-start:calc(50% - var(--w)/2)!important}
.hand .cards::after{display:none}
.hand:first-of-type p,.hand:last-of-type p{justify-content:center;padding-inline:0}
.road.bead,.road.big{flex:0 1 168px;max-block-size:none}
@media(max-width:599px){.bets{grid-template-columns:repeat(6,minmax(0,1fr))}.at-tie{grid-area:1/1/2/4}.at-suitedTie{grid-area:1/4/2/7}.at-dragon{grid-area:2/1/3/4}.at-tiger{grid-area:2/4/3/7}.road.bead,.road.big{flex:0 0 90px}.emblem{inline-size:40px}}
`
