/** Layout of the baccarat spots on a phone. */
export const baccaratStyle = `
@media(max-width:599px){.at-playerPair{grid-area:1/1/2/3}.at-tie{grid-area:1/3/2/5}.at-bankerPair{grid-area:1/5/2/7}.at-player{grid-area:2/1/3/4}.at-banker{grid-area:2/4/3/7}}
`
