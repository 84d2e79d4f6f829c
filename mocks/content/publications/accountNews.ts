/** News about accounts, payments and security. */
import type { Publication } from '../../../platform/domain/base/content/publication.ts'
import { authors } from './authors.ts'

export const accountNews: readonly Publication[] = [
  {
    kind: 'NEWS',
    slug: 'privacidade-e-dados',
    publishedOn: '2026-11-24',
    author: authors.security,
    picture: 'privacy-shield-book-chest',
    title: { pt: 'Seus dados em uma página só', en: 'Your data on one page' },
    summary: {
      pt: 'Solicite uma cópia do que guardamos e, se quiser, encerre a conta: tudo em Privacidade e dados.',
      en: 'Request a copy of what we keep and, if you wish, close your account: all under Privacy and data.',
    },
    content: {
      pt: '<p>A <a href="/member/privacy">Privacidade e dados</a> entrou no menu da conta. A LGPD garante esses direitos; com a página, você os usa sem e-mail nem formulário.</p><ul><li><strong>Cópia dos dados</strong>: tudo o que guardamos sobre você, em um arquivo. Pedimos a sua senha de acesso, para que ninguém mais o baixe, e avisamos quando estiver pronto.</li><li><strong>Encerrar a conta</strong>: a página mostra o que ainda está em aberto, como saldo ou um saque, e onde resolver.</li></ul><p>Parte do que guardamos não pode ser apagada de imediato: identidade, pagamentos e apostas ficam por cinco anos, porque a lei manda. Os detalhes estão na <a href="/help#privacy">ajuda sobre privacidade</a>.</p><p>Se a ideia é só parar por um tempo, há caminhos que não apagam nada: a <a href="/member/protection">pausa e a autoexclusão</a>.</p>',
      en: '<p><a href="/member/privacy">Privacy and data</a> is now in the menu of your account. Brazilian law (LGPD) gives you these rights; the page lets you use them without an e-mail or a form.</p><ul><li><strong>A copy of your data</strong>: everything we keep about you, in a file. We ask for your password, so that nobody else can download it, and let you know when it is ready.</li><li><strong>Closing your account</strong>: the page shows what is still open, such as a balance or a withdrawal, and where to resolve it.</li></ul><p>Some of what we keep cannot be erased at once: identity, payments and bets stay for five years, as the law requires. Details are in the <a href="/help#privacy">help on privacy</a>.</p><p>If you only want to stop for a while, there are ways that erase nothing: a <a href="/member/protection">time-out or self-exclusion</a>.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'lembrete-durante-o-jogo',
    publishedOn: '2026-11-10',
    author: authors.protection,
    picture: 'reminder-bell-moon-heart',
    title: {
      pt: 'Um lembrete do tempo durante o jogo',
      en: 'A reminder of the time while you play',
    },
    summary: {
      pt: 'Escolha de quanto em quanto tempo o portal mostra há quanto tempo você está conectado e quanto ganhou ou perdeu.',
      en: 'Choose how often the portal shows how long you have been logged in and what you have won or lost.',
    },
    content: {
      pt: '<p>Jogando, é fácil perder a noção do tempo. O novo lembrete aparece por cima do jogo, no intervalo que você escolher, e mostra duas coisas: há quanto tempo você está conectado e quanto ganhou ou perdeu nesse período.</p><p>Dali você decide: <strong>Continuar jogando</strong> ou <strong>Parar de jogar</strong>, que fecha o jogo e abre os seus limites.</p><p>O intervalo fica em <a href="/member/protection">Jogo responsável</a>, junto dos limites de depósito, perda, aposta e tempo. Para escolher números que façam sentido para você, leia <a href="/blog/limites-que-funcionam">Limites que funcionam</a>.</p>',
      en: '<p>It is easy to lose track of time while playing. The new reminder appears over the game, as often as you choose, and shows two things: how long you have been logged in, and what you have won or lost in that time.</p><p>Then you decide: <strong>Go on playing</strong>, or <strong>Stop playing</strong>, which closes the game and opens your limits.</p><p>Set how often it appears under <a href="/member/protection">Responsible gaming</a>, beside the limits on deposits, losses, bets and time. To choose numbers that make sense for you, read <a href="/blog/limites-que-funcionam">Limits that work</a>.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'chaves-de-acesso',
    publishedOn: '2026-10-13',
    author: authors.security,
    picture: 'passkeys-shield-eye-bolt',
    title: {
      pt: 'Entre com o rosto, a digital ou o PIN do aparelho',
      en: 'Log in with your face, your fingerprint or your device’s PIN',
    },
    summary: {
      pt: 'As chaves de acesso substituem a senha no login. Não há o que digitar, e um site falso não tem o que roubar.',
      en: 'Passkeys replace your password at login. There is nothing to type, and nothing for a fake site to steal.',
    },
    content: {
      pt: '<p>Uma chave de acesso fica guardada no seu aparelho e abre a conta com o rosto, a digital ou o PIN que você já usa para desbloqueá-lo. Essa verificação acontece no aparelho: o seu rosto e a sua digital não chegam até nós.</p><h2>Por que é mais segura</h2><p>A chave só funciona no endereço verdadeiro do portal. Em uma cópia feita para roubar senhas, o navegador não a oferece.</p><h2>Como criar</h2><ol><li>Abra <a href="/member/account">Minha conta</a> e vá até <strong>Segurança</strong>.</li><li>Em <strong>Chaves de acesso</strong>, escolha <strong>Adicionar chave de acesso</strong>.</li><li>Confirme que é você e dê um nome à chave, como “Meu celular”.</li></ol><p>Você pode ter mais de uma, ver quando cada uma foi usada e remover a de um aparelho que perdeu. A senha continua valendo para quando o aparelho não estiver por perto.</p>',
      en: '<p>A passkey is stored on your device and opens your account with the face, fingerprint or PIN that you already use to unlock it. That check happens on the device: your face and your fingerprint never reach us.</p><h2>Why it is safer</h2><p>A passkey only works at the portal’s real address. On a copy made to steal passwords, the browser does not offer it.</p><h2>How to create one</h2><ol><li>Open <a href="/member/account">My account</a> and go to <strong>Security</strong>.</li><li>Under <strong>Passkeys</strong>, choose <strong>Add a passkey</strong>.</li><li>Confirm that it is you, and give it a name such as “My phone”.</li></ol><p>You can have several, see when each was last used, and remove the one on a device you have lost. Your password still works for when the device is not at hand.</p>',
    },
  },
  {
    kind: 'NEWS',
    slug: 'saque-acompanhado',
    publishedOn: '2026-09-22',
    author: authors.payments,
    picture: 'withdrawal-coins-compass-rocket',
    title: { pt: 'Acompanhe cada passo do seu saque', en: 'Follow every step of your withdrawal' },
    summary: {
      pt: 'Do pedido ao Pix na conta: a página mostra em que passo o saque está, até quando será pago e como cancelar.',
      en: 'From the request to the Pix in your account: the page shows which step it is at, when it will be paid, and how to cancel.',
    },
    content: {
      pt: '<p>Quem saca quer saber onde está o dinheiro. A página <a href="/member/withdraw">Sacar</a> agora responde sem que você precise perguntar: solicitado, em análise, no banco, pago.</p><ul><li><strong>Prazo</strong>: o pagamento sai em até 120 minutos, como manda a Portaria SPA/MF 615/2024. A página mostra quanto falta.</li><li><strong>Cancelamento</strong>: enquanto o pedido não foi para o banco, você cancela e o valor volta na hora para a carteira.</li><li><strong>Confirmação</strong>: depois de pago, informe se chegou tudo, só uma parte ou nada. Se ninguém informar problema em 24 horas, o saque conta como recebido.</li></ul><p>As condições, como o que ainda falta apostar e a taxa depois dos saques grátis do dia, aparecem antes de você pedir. O caminho inteiro está em <a href="/blog/saque-por-pix-passo-a-passo">Saque por Pix, passo a passo</a>.</p>',
      en: '<p>When you withdraw, you want to know where your money is. The <a href="/member/withdraw">Withdraw</a> page now tells you without being asked: requested, in review, with the bank, paid.</p><ul><li><strong>When</strong>: it is paid within 120 minutes, as Brazil’s rules require (Portaria SPA/MF 615/2024). The page shows how much time is left.</li><li><strong>Cancelling</strong>: until the request goes to the bank, you can cancel it, and the money is back in your wallet at once.</li><li><strong>Confirming</strong>: once it is paid, report whether all of it arrived, only part, or nothing. If nobody reports a problem within 24 hours, it counts as received.</li></ul><p>The terms, such as what is left to wager and the fee after the day’s free withdrawals, are shown before you request it. For every step, read <a href="/blog/saque-por-pix-passo-a-passo">Withdrawing by Pix, step by step</a>.</p>',
    },
  },
]
