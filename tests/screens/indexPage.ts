export type Picture = {
  file: string
  scene: string
  theme: string
  language: string
  width: number
}

export function indexPage(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ scene }) => scene)
  const figure = ({ file, theme, language, width }: Picture) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${theme}, ${language}, ${width}</figcaption></figure>`
  const sections = [...rows].map(
    ([scene, row]) => `<h2>${scene}</h2><div>${row.map(figure).join('')}</div>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #888; }
  div { display: flex; gap: 16px; overflow-x: auto; }
  figure { margin: 0; }
  img { height: 420px; border-radius: 4px; }
</style>
<h1>Screens</h1>
${sections.join('\n')}
</html>
`
}
