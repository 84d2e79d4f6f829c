/** Help on terms, privacy, the company and contacts. */
import type { Category } from '../../../platform/domain/base/content/article.ts'

export const terms: Category = {
  id: 'terms',
  title: { pt: 'Termos de uso', en: 'Terms of use' },
  articles: [
    {
      anchor: 'terms-of-use',
      updatedOn: '2026-06-15',
      title: { pt: 'Termos de uso', en: 'Terms of use' },
      content: {
        pt: '<p>Só pode jogar quem tem a idade mínima que a lei exige. Cada pessoa tem uma única conta, em seu próprio nome, e não a empresta a ninguém.</p><ul><li>Depósitos e saques são feitos com contas e chaves no seu nome.</li><li>Apostas aceitas valem como foram feitas; um jogo interrompido por falha técnica é anulado e a aposta devolvida.</li><li>Bônus têm condições próprias, que aparecem antes da adesão.</li><li>Usar robôs, combinar apostas ou tentar enganar a verificação encerra a conta; o saldo depositado é devolvido.</li></ul><p>Você pode pôr limites, fazer uma pausa, se autoexcluir ou encerrar a conta a qualquer momento. O encerramento fica em <strong>Privacidade e dados</strong>, na sua conta, e é definitivo: antes dele, o saldo é sacado e o que estiver em andamento termina. Mudanças nestes termos são avisadas com trinta dias de antecedência.</p>',
        en: '<p>Only people of the minimum age that the law demands may play. Each person has one account, in her own name, and lends it to nobody.</p><ul><li>Deposits and withdrawals are made with accounts and keys in your own name.</li><li>Bets that were accepted stand as they were made; a game that a technical fault broke off is void, and its stake goes back.</li><li>Bonuses have terms of their own, which are shown before you join.</li><li>Using robots, arranging bets with others or trying to deceive the checks ends the account; the balance that was deposited is paid back.</li></ul><p>You can set limits, take a break, exclude yourself or close your account at any time. Closing is done under <strong>Privacy and data</strong>, in your account, and is for good: before it, the balance is withdrawn and what is under way comes to its end. Changes of these terms are announced thirty days ahead.</p>',
      },
    },
  ],
}

export const privacy: Category = {
  id: 'privacy',
  title: { pt: 'Privacidade', en: 'Privacy' },
  articles: [
    {
      anchor: 'privacy-data',
      updatedOn: '2026-06-15',
      title: { pt: 'Quais dados guardamos', en: 'What we keep of you' },
      content: {
        pt: '<p>Guardamos o que você informa no cadastro, o histórico de apostas e pagamentos e os acessos à conta, pelo tempo que a lei exige. Não vendemos dados. Pela LGPD, você pode pedir uma cópia, a correção ou a exclusão do que não somos obrigados a manter.</p>',
        en: '<p>We keep what you tell us when you sign up, the history of your bets and payments, and the logins to your account, for as long as the law demands. We sell no data. Under the LGPD you can ask for a copy, a correction, or the removal of what we need not keep.</p>',
      },
    },
    {
      anchor: 'privacy-close-account',
      updatedOn: '2026-11-20',
      title: { pt: 'Como encerrar a conta', en: 'How to close your account' },
      content: {
        pt: '<p>Entre na sua conta, abra <strong>Privacidade e dados</strong> e vá até <strong>Encerrar a conta</strong>. Se algo ainda impede o encerramento, como saldo, apostas em aberto ou um saque em andamento, a página diz o que é e onde resolver.</p><ul><li>Contatos, perfil, mensagens e preferências são apagados na hora, e todas as suas sessões terminam.</li><li>Identidade, pagamentos, apostas e autoexclusões ficam guardados por cinco anos, como manda a lei.</li><li>Seus limites e pausas acompanham você, não a conta: por cinco anos valem também em outra conta que você abrir. Para isso guardamos uma impressão digital do seu CPF.</li><li>Ninguém consegue reabrir a conta. Se você só precisa de um tempo, faça uma pausa ou se autoexclua.</li></ul>',
        en: '<p>Log in, open <strong>Privacy and data</strong> and go to <strong>Close account</strong>. Where something still stands in the way, such as a balance, open bets or a withdrawal under way, the page says what it is and where to settle it.</p><ul><li>Contacts, profile, messages and preferences are erased at once, and all of your sessions end.</li><li>Identity, payments, bets and self-exclusions are kept for five years, as the law demands.</li><li>Your limits and breaks follow you, not the account: for five years they hold for another account that you open, too. For this we keep a fingerprint of your CPF.</li><li>Nobody can open the account again. If you only need some time, take a time-out or exclude yourself.</li></ul>',
      },
    },
    {
      anchor: 'privacy-notifications',
      updatedOn: '2026-11-26',
      title: { pt: 'Notificações no aparelho', en: 'Notifications on your device' },
      content: {
        pt: '<p>Em <strong>Privacidade e dados</strong>, na parte <strong>Notificações neste aparelho</strong>, você ativa avisos de mensagens e saques que aparecem mesmo com o portal fechado. Cada aparelho é ativado nele mesmo, e sair da conta desativa.</p><ul><li>A notificação diz o que aconteceu e nunca mostra valores.</li><li>A coluna <strong>Push</strong> define os assuntos. Promoções só chegam se você pedir.</li><li>No iPhone e no iPad, instale o portal na tela inicial antes.</li></ul>',
        en: '<p>Under <strong>Privacy and data</strong>, in <strong>Notifications on this device</strong>, you turn on notifications of messages and withdrawals, which come even while the portal is closed. Each device is turned on by itself, and logging out turns it off.</p><ul><li>A notification says what happened and never shows an amount.</li><li>The column <strong>Push</strong> decides what they are about. Promotions come only if you ask for them.</li><li>On iPhone and iPad, install the portal on your home screen first.</li></ul>',
      },
    },
    {
      anchor: 'privacy-cookies',
      updatedOn: '2026-06-15',
      title: { pt: 'Cookies e aparelho', en: 'Cookies and your device' },
      content: {
        pt: '<p>Usamos o necessário para manter você conectado e lembrar o idioma e o tema. A opção <strong>Lembrar senha</strong> a guarda cifrada neste aparelho, por um dia.</p>',
        en: '<p>We use what it takes to keep you logged in, and to remember language and theme. <strong>Remember password</strong> keeps it encrypted on this device, for one day.</p>',
      },
    },
  ],
}

export const aboutUs: Category = {
  id: 'about-us',
  title: { pt: 'A empresa', en: 'The company' },
  articles: [
    {
      anchor: 'about-us-portico',
      updatedOn: '2026-05-04',
      title: { pt: 'O Portico', en: 'Portico' },
      content: {
        pt: '<p>O Portico reúne cassino ao vivo, caça-níqueis, pesca, pôquer, esportes e loterias de dezenas de fornecedores em um só lugar, com depósito e saque por Pix e atendimento em português dia e noite.</p><p>O RTP de cada jogo aparece antes de você jogar, e os sorteios são auditados por laboratórios independentes.</p>',
        en: '<p>Portico brings live casino, slots, fishing, poker, sports and lotteries of dozens of vendors to one place, with deposits and withdrawals by Pix and support day and night.</p><p>You see the RTP of each game before you play it, and independent laboratories audit the draws.</p>',
      },
    },
  ],
}

export const contact: Category = {
  id: 'contact',
  title: { pt: 'Contato', en: 'Contact' },
  articles: [
    {
      anchor: 'contact-channels',
      updatedOn: '2026-05-04',
      title: { pt: 'Como falar com a gente', en: 'How to reach us' },
      content: {
        pt: '<ul><li><strong>Chat</strong>: dia e noite, pelo botão de atendimento.</li><li><strong>E-mail</strong>: <a href="mailto:contato@portico.example">contato@portico.example</a>, resposta em até um dia útil.</li><li><strong>Ouvidoria</strong>: se a primeira resposta não resolveu, envie uma reclamação na tela de feedback com o número do atendimento.</li></ul>',
        en: '<ul><li><strong>Chat</strong>: day and night, by the support button.</li><li><strong>E-mail</strong>: <a href="mailto:contato@portico.example">contato@portico.example</a>, answered within a working day.</li><li><strong>Complaints</strong>: if the first answer did not settle it, send a complaint from the feedback screen with the number of your case.</li></ul>',
      },
    },
  ],
}
