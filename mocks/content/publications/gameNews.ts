/** News about games and the portal. */
import type { Publication } from '../../../platform/domain/base/content/publication.ts'
import { authors } from './authors.ts'

export const gameNews: readonly Publication[] = [
  {
    kind: 'NEWS',
    slug: 'novos-estudios-novembro',
    publishedOn: '2026-11-18',
    author: authors.games,
    picture: 'studios-paw-feather-gem',
    title: {
      pt: 'Quatro estúdios que falam português',
      en: 'Four studios that speak Portuguese',
    },
    summary: {
      pt: 'Capivara Play, Samba Reels, Amazona e Toca Games agora têm todos os seus caça-níqueis na Portico, com o RTP de cada um à vista.',
      en: 'Capivara Play, Samba Reels, Amazona and Toca Games now have all their slots on Portico, each with its RTP in view.',
    },
    content: {
      pt: '<p>A página <a href="/rng">Slots</a> cresceu: os catálogos de quatro estúdios que fazem jogos em português estão completos na Portico.</p><ul><li><strong><a href="/rng?vassalage=CPX">Capivara Play</a></strong>: bichos do Pantanal e humor.</li><li><strong><a href="/rng?vassalage=SBA">Samba Reels</a></strong>: ritmo, avenida e carnaval o ano todo.</li><li><strong><a href="/rng?vassalage=AMZ">Amazona</a></strong>: rios, mata e lendas.</li><li><strong><a href="/rng?vassalage=TKG">Toca Games</a></strong>: caça-níqueis clássicos, de poucas linhas.</li></ul><h2>Antes de jogar</h2><p>Cada jogo tem uma página com o RTP, a volatilidade e as apostas mínima e máxima. Leia esses números antes da primeira rodada: eles são do estúdio, e a Portico não os altera. Se não souber o que querem dizer, comece por <a href="/blog/como-funciona-o-rtp">como funciona o RTP</a>.</p><p>Para achar um estúdio, use o filtro de provedores da página Slots ou a busca no topo.</p>',
      en: '<p>The <a href="/rng">Slots</a> page has grown: Portico now has the complete catalogues of four studios that make games in Portuguese.</p><ul><li><strong><a href="/rng?vassalage=CPX">Capivara Play</a></strong>: animals of the Pantanal, and humour.</li><li><strong><a href="/rng?vassalage=SBA">Samba Reels</a></strong>: rhythm, parades and carnival all year round.</li><li><strong><a href="/rng?vassalage=AMZ">Amazona</a></strong>: rivers, forest and legends.</li><li><strong><a href="/rng?vassalage=TKG">Toca Games</a></strong>: classic slots with few lines.</li></ul><h2>Before you play</h2><p>Each game has a page with its RTP, its volatility, and the minimum and maximum bet. Read these numbers before the first round: they are set by the studio, and Portico does not change them. If they are new to you, start with <a href="/blog/como-funciona-o-rtp">how RTP works</a>.</p><p>To find a studio, use the provider filter on the Slots page or the search at the top.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'manutencao-outubro',
    publishedOn: '2026-10-27',
    author: authors.portal,
    picture: 'maintenance-compass-anchor-bolt',
    title: {
      pt: 'Como foi a manutenção de 20 de outubro',
      en: 'How the maintenance of 20 October went',
    },
    summary: {
      pt: 'O portal ficou fechado das 4h às 5h10. Contamos o que mudou, o que atrasou e o que acontece com uma rodada interrompida.',
      en: 'The portal was closed from 4:00 to 5:10 a.m. What changed, what took longer, and what happens to an interrupted round.',
    },
    content: {
      pt: '<p>Na madrugada de 20 de outubro o portal ficou fechado das 4h às 5h10, horário de Brasília. A previsão era de uma hora: foram dez minutos a mais, porque conferimos os saldos duas vezes antes de reabrir. Todos bateram.</p><h2>O que acontece com o saldo</h2><p>Nada. Durante uma manutenção ninguém deposita, aposta ou saca, e a sua carteira fica como estava. Saques que já estavam no banco seguiram o caminho normal.</p><h2>E com a rodada que estava aberta</h2><p>Ela termina quando o jogo volta, com o mesmo resultado que teria. Se uma falha técnica impede isso, a rodada é anulada e a aposta volta para a carteira, como dizem os <a href="/help#terms-of-use">termos de uso</a>.</p><h2>Da próxima vez</h2><p>Enquanto o portal está em manutenção, a página mostra a hora prevista para a volta e como falar com o atendimento. Quando só um jogo está parado, a página dele avisa e sugere outros.</p>',
      en: '<p>In the early hours of 20 October, the portal was closed from 4:00 to 5:10 a.m., Brasília time. We had planned one hour: it took ten minutes more, because we checked all balances twice before reopening. They were all correct.</p><h2>What happens to your balance</h2><p>Nothing. During maintenance, nobody can deposit, bet or withdraw, and your wallet stays as it was. Withdrawals already at the bank continued as usual.</p><h2>What happens to an open round</h2><p>It ends when the game is back, with the result it would have had. If a technical fault makes that impossible, the round is void and the stake goes back to your wallet, as the <a href="/help#terms-of-use">terms of use</a> say.</p><h2>Next time</h2><p>While the portal is under maintenance, the page shows when it is expected back and how to reach customer service. When only one game is down, its page says so and suggests others.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'pagina-do-jogo',
    publishedOn: '2026-09-08',
    author: authors.games,
    picture: 'details-cards-dice-eye',
    title: { pt: 'Cada jogo agora tem a sua página', en: 'Every game now has a page of its own' },
    summary: {
      pt: 'RTP, volatilidade, apostas mínima e máxima e jogos parecidos, tudo antes de abrir o jogo.',
      en: 'RTP, volatility, minimum and maximum bet, and similar games: all before you open the game.',
    },
    content: {
      pt: '<p>Até aqui, os números de um jogo apareciam depois que ele abria. Agora eles vêm antes: cada jogo tem uma página própria, com um endereço que você pode guardar ou compartilhar.</p><p>Nela estão:</p><ul><li>o <strong>RTP</strong> informado pelo estúdio;</li><li>a <strong>volatilidade</strong>, nos caça-níqueis e nos jogos de pesca;</li><li>as <strong>apostas mínima e máxima</strong>;</li><li>outros jogos do mesmo estúdio.</li></ul><p>Quando um jogo está em manutenção, a página avisa antes que você tente jogar. E o coração guarda o jogo nos seus <a href="/favorite">favoritos</a>.</p>',
      en: '<p>Until now, you saw a game’s numbers after opening it. Now they come first: every game has its own page, with an address you can save or share.</p><p>It shows:</p><ul><li>the <strong>RTP</strong> stated by the studio;</li><li>the <strong>volatility</strong> of slots and fishing games;</li><li>the <strong>minimum and maximum bet</strong>;</li><li>other games from the same studio.</li></ul><p>When a game is under maintenance, its page says so before you try to play. And the heart keeps a game among your <a href="/favorite">favourites</a>.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'aplicativo-no-celular',
    publishedOn: '2026-08-18',
    author: authors.portal,
    picture: 'app-rocket-planet-star',
    title: { pt: 'A Portico no seu celular', en: 'Portico on your phone' },
    summary: {
      pt: 'Três formas de instalar, em Android e iPhone, e por que baixar só pela nossa página.',
      en: 'Three ways to install it, on Android and iPhone, and why our page is the only place to get it.',
    },
    content: {
      pt: '<p>A página <a href="/down">Baixe o aplicativo</a> reúne o que dá para instalar, com um QR Code para cada opção e o passo a passo:</p><ul><li><strong>Android</strong>: um arquivo que o celular instala depois da sua permissão.</li><li><strong>iOS</strong>: um aplicativo para iPhone e iPad, que pede para confiar no perfil.</li><li><strong>iOS Lite</strong>: um atalho na tela de início que quase não ocupa espaço.</li></ul><h2>Baixe só por aqui</h2><p>Não enviamos links de instalação por mensagem. Se alguém enviar um em nosso nome, não abra: entre no portal pelo endereço de sempre e use a página acima.</p><p>Se preferir não instalar nada, o portal funciona inteiro no navegador do celular.</p>',
      en: '<p>The page <a href="/down">Get the app</a> has everything you can install, with a QR code for each option and the steps to follow:</p><ul><li><strong>Android</strong>: a file that your phone installs once you allow it.</li><li><strong>iOS</strong>: an app for iPhone and iPad, which asks you to trust its profile.</li><li><strong>iOS Lite</strong>: an icon on your home screen that takes almost no space.</li></ul><h2>Only get it here</h2><p>We never send installation links by message. If someone sends you one in our name, do not open it: go to the portal at its usual address and use the page above.</p><p>If you would rather not install anything, the whole portal works in your phone’s browser.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'ingles-e-tema-escuro',
    publishedOn: '2026-07-21',
    author: authors.portal,
    picture: 'languages-moon-book-planet',
    title: {
      pt: 'O portal em inglês, e no tema que você preferir',
      en: 'The portal in English, and in the theme you prefer',
    },
    summary: {
      pt: 'Todas as páginas, a ajuda e as notícias têm versão em inglês. E dá para escolher entre tema claro, escuro ou o do aparelho.',
      en: 'All pages, help and news are available in English. And you can choose a light or dark theme, or follow your device.',
    },
    content: {
      pt: '<p>Mora no Brasil e prefere ler em inglês? O menu de idiomas, no topo, troca o portal inteiro: páginas, ajuda, notícias e promoções. A escolha fica guardada no aparelho; quem tem conta também escolhe o idioma dos códigos que recebe por e-mail e SMS.</p><p>Nada muda nas regras: os valores continuam em reais e os horários, no fuso de Brasília.</p><h2>Claro ou escuro</h2><p>Ao lado do idioma está o tema. <strong>Sistema</strong> segue o aparelho, que pode escurecer sozinho à noite. As cores foram testadas para que os textos tenham contraste nos dois.</p>',
      en: '<p>Live in Brazil and prefer to read in English? The language menu at the top changes the whole portal: pages, help, news and promotions. Your device remembers your choice; with an account, you also choose the language of the codes you get by e-mail and SMS.</p><p>The rules stay the same: amounts are in reais, and times are in Brasília time.</p><h2>Light or dark</h2><p>Next to the language is the theme. <strong>System</strong> follows your device, which may turn dark by itself at night. The colours were tested to give texts enough contrast in both.</p>',
    },
  },
]
