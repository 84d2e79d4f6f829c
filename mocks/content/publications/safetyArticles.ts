/** Blog articles about safe play and account security. */
import type { Publication } from '../../../platform/domain/base/content/publication.ts'
import { authors } from './authors.ts'

export const safetyArticles: readonly Publication[] = [
  {
    kind: 'BLOG',
    slug: 'limites-que-funcionam',
    publishedOn: '2026-11-06',
    author: authors.protection,
    picture: 'limits-shield-heart-compass',
    title: { pt: 'Limites que funcionam', en: 'Limits that work' },
    summary: {
      pt: 'Um limite só ajuda se for escolhido com a cabeça fria. Como achar o seu número, e qual dos quatro limites usar.',
      en: 'A limit only helps if you set it with a cool head. How to find your number, and which of the four limits to use.',
    },
    content: {
      pt: '<p>A melhor hora para decidir quanto gastar é antes de abrir um jogo. Depois, a decisão já tem torcida.</p><h2>Ache o seu número</h2><p>Some o que sobra no mês depois das contas, da comida e da reserva. O dinheiro do jogo sai do que você gastaria com lazer, como cinema ou um jantar. Se não sobra nada, o número é zero, e não há nada de errado nisso.</p><h2>Qual limite usar</h2><ul><li><strong>Depósito</strong>: segura a entrada. É o mais simples, e um bom primeiro limite.</li><li><strong>Perda</strong>: conta o que foi apostado menos o que voltou. Combina com quem deixa saldo na carteira.</li><li><strong>Aposta</strong>: conta tudo o que você aposta, ganhe ou perca.</li><li><strong>Tempo</strong>: conta o tempo conectado. Para quem gasta pouco e dorme tarde.</li></ul><p>Cada um pode valer por dia, semana ou mês, e dá para ter vários ao mesmo tempo. Um limite semanal evita que um dia ruim leve o mês.</p><h2>Por que aumentar demora</h2><p>Reduzir um limite vale na hora. Aumentar, só depois de 24 horas, e você pode cancelar até lá. A espera existe para que a decisão seja sua, e não do calor do momento.</p><p>Tudo fica em <a href="/member/protection">Jogo responsável</a>. Se um limite não bastar, ali também estão a pausa, de um dia a seis semanas, e a autoexclusão.</p>',
      en: '<p>The best time to decide how much to spend is before you open a game. After that, the crowd is already cheering.</p><h2>Find your number</h2><p>Work out what is left each month after bills, food and savings. Money for games comes out of what you would spend on leisure, such as the cinema or dinner out. If nothing is left, the number is zero, and there is nothing wrong with that.</p><h2>Which limit to use</h2><ul><li><strong>Deposits</strong>: limits what comes in. The simplest one, and a good first limit.</li><li><strong>Losses</strong>: your stakes less what came back. It suits people who keep a balance in their wallet.</li><li><strong>Bets</strong>: counts everything you stake, won or lost.</li><li><strong>Time</strong>: counts the time you are logged in. For people who spend little and go to bed late.</li></ul><p>Each can be set per day, week or month, and you can have several at once. A weekly limit keeps one bad day from costing you the whole month.</p><h2>Why raising a limit takes time</h2><p>A lower limit applies at once. A higher one applies after 24 hours, and you can cancel it until then. The wait makes sure that you decide, and not the heat of the moment.</p><p>It is all under <a href="/member/protection">Responsible gaming</a>. If you need more than a limit, you will find time-outs there, from one day to six weeks, and self-exclusion.</p>',
    },
  },
  {
    kind: 'BLOG',
    slug: 'proteja-sua-conta',
    publishedOn: '2026-10-16',
    author: authors.security,
    picture: 'account-shield-chest-eye',
    title: { pt: 'Proteja sua conta em dez minutos', en: 'Secure your account in ten minutes' },
    summary: {
      pt: 'Cinco ajustes, do mais importante ao menos, e o que fazer se você vir um login que não é seu.',
      en: 'Five settings, the most important first, and what to do if you see a login that was not you.',
    },
    content: {
      pt: '<p>Uma conta com saldo vale o cuidado que se tem com a do banco. Tudo o que segue está em <a href="/member/account">Minha conta</a>, em <strong>Segurança</strong>.</p><ol><li><strong>Uma senha só daqui.</strong> Se ela vazar em outro site, não abre esta conta. Um gerenciador de senhas inventa e lembra por você.</li><li><strong>Aplicativo autenticador.</strong> Além da senha, o login pede um código de seis dígitos do seu celular. Guarde os dez códigos de recuperação fora do celular.</li><li><strong>Chave de acesso.</strong> Você entra com o rosto, a digital ou o PIN, sem digitar senha.</li><li><strong>Senha de transação.</strong> Seis dígitos que confirmam cada saque. Não use a data de nascimento.</li><li><strong>Celular e e-mail em dia.</strong> São o caminho de volta quando a senha se perde.</li></ol><h2>Veja quem entrou</h2><p>O histórico de login mostra os logins e as tentativas dos últimos 90 dias, e a lista de sessões mostra quais aparelhos estão conectados agora. Se um deles não for seu, desconecte-o e troque a senha: a troca desconecta todos os outros aparelhos.</p><h2>O que nunca pedimos</h2><p>Senha, código de verificação ou código de recuperação, por nenhum canal. Quem pede um deles não é do atendimento. Se já informou, troque a senha e fale com a gente.</p>',
      en: '<p>An account with a balance deserves the same care as your bank account. All of this is under <a href="/member/account">My account</a>, in <strong>Security</strong>.</p><ol><li><strong>A password you use nowhere else.</strong> If it leaks from another site, it does not open this account. A password manager creates and remembers it for you.</li><li><strong>Authenticator app.</strong> Besides the password, login asks for a six-digit code from your phone. Keep the ten recovery codes somewhere other than your phone.</li><li><strong>Passkey.</strong> You log in with your face, your fingerprint or your PIN, without typing a password.</li><li><strong>Transaction password.</strong> Six digits that confirm each withdrawal. Do not use your date of birth.</li><li><strong>An up-to-date phone and e-mail.</strong> They are your way back if you lose the password.</li></ol><h2>See who logged in</h2><p>The login history shows the logins and attempts of the last 90 days, and the list of sessions shows which devices are logged in now. If one of them is not yours, sign it out and change your password: that also signs out all other devices.</p><h2>What we never ask for</h2><p>Your password, a verification code or a recovery code, by any channel. Anyone who asks for one of these is not from customer service. If you have given one away, change your password and contact us.</p>',
    },
  },
  {
    kind: 'BLOG',
    slug: 'sinais-de-alerta',
    publishedOn: '2026-08-05',
    author: authors.protection,
    picture: 'signs-bell-eye-heart',
    title: { pt: 'Quando o jogo deixa de ser diversão', en: 'When playing is no longer fun' },
    summary: {
      pt: 'Os sinais aparecem antes do problema. Como reconhecê-los, em você ou em alguém próximo, e onde pedir ajuda de graça.',
      en: 'The signs come before the problem. How to recognise them, in yourself or someone close to you, and where to get free help.',
    },
    content: {
      pt: '<p>A maioria das pessoas joga sem que isso pese. Para algumas, deixa de ser escolha. Raramente acontece de um dia para o outro, e há sinais.</p><ul><li>Apostar para recuperar o que perdeu.</li><li>Precisar de valores cada vez maiores para sentir o mesmo.</li><li>Esconder quanto tempo ou dinheiro vai para o jogo.</li><li>Pedir emprestado, vender algo ou atrasar contas para apostar.</li><li>Ficar ansioso ou irritado quando não joga.</li></ul><p>Um só deles já é motivo para parar e olhar.</p><h2>Dois minutos de sinceridade</h2><p>O autoteste, em <a href="/member/protection">Jogo responsável</a>, faz nove perguntas usadas por profissionais no mundo todo. Ninguém vê as suas respostas: elas não saem do aparelho.</p><h2>O que fazer hoje</h2><ol><li>Faça uma <strong>pausa</strong>. De um dia a seis semanas, a conta fica fechada.</li><li>Se uma pausa não basta, a <strong>autoexclusão</strong> fecha a conta por meses ou sem data para acabar.</li><li><strong>Converse.</strong> O CVV atende de graça pelo telefone 188, dia e noite. Os Jogadores Anônimos têm reuniões presenciais e online, e os CAPS, do SUS, atendem perto de você.</li></ol><h2>Se é alguém próximo</h2><p>Fale em um momento calmo, sem acusar, e conte o que você vê. Não empreste dinheiro para cobrir perdas. Ofereça companhia para procurar ajuda: começar sozinho é a parte mais difícil.</p>',
      en: '<p>Most people play without harm. For some, it stops being a choice. That rarely happens overnight, and there are signs.</p><ul><li>Betting to win back what was lost.</li><li>Needing larger and larger amounts to feel the same.</li><li>Hiding how much time or money goes into betting.</li><li>Borrowing, selling things or paying bills late to bet.</li><li>Being anxious or irritable when not playing.</li></ul><p>Just one of them is reason enough to stop and look.</p><h2>Two honest minutes</h2><p>The self-test, under <a href="/member/protection">Responsible gaming</a>, asks nine questions used by professionals all over the world. Nobody sees your answers: they never leave your device.</p><h2>What to do today</h2><ol><li>Take a <strong>time-out</strong>. Your account is shut for one day to six weeks.</li><li>If that is not enough, <strong>self-exclusion</strong> shuts it for months, or with no end date.</li><li><strong>Talk.</strong> In Brazil, CVV answers at 188, day and night, free of charge. Jogadores Anônimos meet in person and online, and the public health service has CAPS centres near you.</li></ol><h2>If it is someone close to you</h2><p>Talk at a calm moment, without blame, and say what you see. Do not lend money to cover losses. Offer to go along when they seek help: starting alone is the hardest part.</p>',
    },
  },
  {
    kind: 'BLOG',
    slug: 'como-reconhecer-um-site-falso',
    publishedOn: '2026-07-08',
    author: authors.security,
    picture: 'fake-mask-eye-anchor',
    title: { pt: 'Como reconhecer um site falso', en: 'How to recognise a fake site' },
    summary: {
      pt: 'Cópias de portais de apostas existem para roubar senhas. Quatro conferências que levam menos de um minuto.',
      en: 'Copies of betting sites exist to steal passwords. Four checks that take less than a minute.',
    },
    content: {
      pt: '<p>Uma cópia bem-feita é igual à página verdadeira. O que ela não consegue copiar é o endereço.</p><ol><li><strong>Leia o endereço inteiro.</strong> Vale o que vem antes da primeira barra. Uma letra trocada, um hífen a mais ou um final diferente já é outro site.</li><li><strong>Chegue por conta própria.</strong> Digite o endereço ou use um favorito. Desconfie de links que chegam por mensagem, por anúncio ou por perfil que imita o nosso.</li><li><strong>Repare no que pedem.</strong> Nunca pedimos código de verificação por mensagem, nem Pix para “liberar” um saque ou um prêmio.</li><li><strong>Confira a licença.</strong> O número está no rodapé e em <a href="/about">Sobre nós</a>; a lista de empresas autorizadas é pública, no site da Secretaria de Prêmios e Apostas.</li></ol><h2>Caí em um. E agora?</h2><p>Entre no portal verdadeiro, troque a senha, o que desconecta todos os outros aparelhos, e confira as chaves Pix cadastradas. Depois avise o atendimento. Se mandou dinheiro, fale com o seu banco na mesma hora: há um procedimento do Pix para devoluções em caso de golpe.</p><p>As <a href="/blog/proteja-sua-conta">chaves de acesso e o aplicativo autenticador</a> diminuem muito o estrago que uma senha roubada pode fazer.</p>',
      en: '<p>A good copy looks just like the real page. What it cannot copy is the address.</p><ol><li><strong>Read the whole address.</strong> What counts is the part before the first slash. A different letter, an extra hyphen or a different ending makes it another site.</li><li><strong>Get there on your own.</strong> Type the address or use a bookmark. Be wary of links that come by message, in an advertisement, or from a profile that imitates ours.</li><li><strong>Notice what they ask for.</strong> We never ask for a verification code by message, or for a Pix to “release” a withdrawal or a prize.</li><li><strong>Check the licence.</strong> Its number is in the footer and under <a href="/about">About us</a>; the list of authorised companies is public, on the site of the Secretaria de Prêmios e Apostas.</li></ol><h2>I fell for one. What now?</h2><p>Go to the real portal, change your password, which signs out all other devices, and check the Pix keys on file. Then contact customer service. If you sent money, call your bank at once: Pix has a procedure to return it in case of fraud.</p><p><a href="/blog/proteja-sua-conta">Passkeys and the authenticator app</a> make a stolen password much less harmful.</p>',
    },
  },
]
