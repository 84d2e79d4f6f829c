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
        pt: '<p>Só pode jogar quem tem a idade mínima exigida por lei. Cada pessoa tem uma única conta, em seu próprio nome, e não a empresta a ninguém.</p><ul><li>Depósitos e saques são feitos com contas e chaves no seu nome.</li><li>Apostas aceitas valem como foram feitas; um jogo interrompido por falha técnica é anulado e a aposta devolvida.</li><li>Bônus têm condições próprias, que aparecem antes da adesão.</li><li>Quem usa robôs, combina apostas ou tenta enganar a verificação tem a conta encerrada; o saldo depositado é devolvido.</li></ul><p>Você pode definir limites, fazer uma pausa, se autoexcluir ou encerrar a conta a qualquer momento. O encerramento fica em <strong>Privacidade e dados</strong>, na sua conta, e é definitivo: antes dele, saque o saldo e espere terminar o que estiver em andamento. Avisamos sobre mudanças nestes termos com trinta dias de antecedência.</p>',
        en: '<p>Only people of the legal minimum age may play. Each person has one account, in their own name, and does not lend it to anyone.</p><ul><li>Deposits and withdrawals are made with accounts and keys in your own name.</li><li>Accepted bets stand as placed; a game interrupted by a technical fault is void, and its stake is returned.</li><li>Bonuses have their own terms, shown before you join.</li><li>Using robots, colluding on bets or trying to deceive the identity check closes the account; the deposited balance is paid back.</li></ul><p>You can set limits, take a break, exclude yourself or close your account at any time. Closing is under <strong>Privacy and data</strong>, in your account, and is permanent: before that, withdraw your balance and wait until everything in progress has ended. We announce changes to these terms thirty days ahead.</p>',
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
      title: { pt: 'Quais dados guardamos', en: 'What we keep about you' },
      content: {
        pt: '<p>Guardamos o que você informa no cadastro, o histórico de apostas, de pagamentos e de login, pelo tempo que a lei exige. Não vendemos dados. Pela LGPD, você pode pedir uma cópia, a correção ou a exclusão do que não somos obrigados a manter.</p>',
        en: '<p>We keep what you tell us when you sign up, and your betting, payment and login history, for as long as the law requires. We do not sell data. Under Brazil’s LGPD, you can request a copy, a correction, or the removal of anything we are not required to keep.</p>',
      },
    },
    {
      anchor: 'privacy-close-account',
      updatedOn: '2026-11-20',
      title: { pt: 'Como encerrar a conta', en: 'How to close your account' },
      content: {
        pt: '<p>Entre na sua conta, abra <strong>Privacidade e dados</strong> e vá até <strong>Encerrar a conta</strong>. Se algo ainda impede o encerramento, como saldo, apostas em aberto ou um saque em andamento, a página mostra o que é e onde resolver.</p><ul><li>Contatos, perfil, mensagens e preferências são apagados na hora, e todas as suas sessões terminam.</li><li>Identidade, pagamentos, apostas e autoexclusões ficam guardados por cinco anos, como manda a lei.</li><li>Seus limites e pausas acompanham você, não a conta: por cinco anos valem também em outra conta que você abrir. Para isso guardamos uma impressão digital do seu CPF.</li><li>Ninguém consegue reabrir a conta. Se você só precisa de um tempo, faça uma pausa ou se autoexclua.</li></ul>',
        en: '<p>Log in, open <strong>Privacy and data</strong> and go to <strong>Close account</strong>. If something still prevents it, such as a balance, open bets or a withdrawal in progress, the page shows what it is and where to resolve it.</p><ul><li>Contacts, profile, messages and preferences are erased at once, and all your sessions end.</li><li>Identity, payments, bets and self-exclusions are kept for five years, as the law requires.</li><li>Your limits and breaks follow you, not the account: for five years they also apply to any other account you open. For this we keep a fingerprint of your CPF.</li><li>Nobody can reopen the account. If you only need a break, take a time-out or exclude yourself.</li></ul>',
      },
    },
    {
      anchor: 'privacy-notifications',
      updatedOn: '2026-11-26',
      title: { pt: 'Notificações no aparelho', en: 'Notifications on your device' },
      content: {
        pt: '<p>Em <strong>Privacidade e dados</strong>, na parte <strong>Notificações neste aparelho</strong>, você ativa avisos de mensagens e saques que chegam mesmo com o portal fechado. Ative em cada aparelho; ao sair da conta, eles são desativados.</p><ul><li>A notificação diz o que aconteceu e nunca mostra valores.</li><li>A coluna <strong>Push</strong> define os assuntos. Promoções só chegam se você pedir.</li><li>No iPhone e no iPad, instale antes o portal na tela de início.</li></ul>',
        en: '<p>Under <strong>Privacy and data</strong>, in <strong>Notifications on this device</strong>, you turn on notifications about messages and withdrawals, which arrive even when the portal is closed. Turn them on for each device; logging out turns them off.</p><ul><li>A notification says what happened and never shows an amount.</li><li>The <strong>Push</strong> column decides what they are about. Promotions only come if you ask for them.</li><li>On iPhone and iPad, install the portal on your home screen first.</li></ul>',
      },
    },
    {
      anchor: 'privacy-cookies',
      updatedOn: '2026-06-15',
      title: { pt: 'Cookies e aparelho', en: 'Cookies and your device' },
      content: {
        pt: '<p>Usamos o necessário para manter você conectado e lembrar o idioma e o tema. A opção <strong>Lembrar minha senha</strong> guarda a senha cifrada neste aparelho, por um dia.</p>',
        en: '<p>We use what we need to keep you logged in and to remember your language and theme. <strong>Remember my password</strong> keeps it encrypted on this device for one day.</p>',
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
      title: { pt: 'A Portico', en: 'Portico' },
      content: {
        pt: '<p>A Portico reúne cassino ao vivo, caça-níqueis, jogos de pesca e de mesa, esportes e loterias de dezenas de provedores em um só lugar, com depósito e saque por Pix e atendimento em português dia e noite.</p><p>O RTP de cada jogo aparece antes de você jogar, e os sorteios são auditados por laboratórios independentes.</p>',
        en: '<p>Portico brings live casino, slots, fishing and table games, sports and lotteries from dozens of providers to one place, with deposits and withdrawals by Pix and customer service day and night.</p><p>You see the RTP of each game before you play, and independent laboratories audit the draws.</p>',
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
        pt: '<ul><li><strong>Chat</strong>: dia e noite, em Atendimento.</li><li><strong>E-mail</strong>: <a href="mailto:contato@portico.example">contato@portico.example</a>, resposta em até um dia útil.</li><li><strong>Reclamações</strong>: se a primeira resposta não resolveu, abra um novo atendimento em Atendimento e reclamações, com o número do anterior.</li></ul>',
        en: '<ul><li><strong>Chat</strong>: day and night, under Customer service.</li><li><strong>E-mail</strong>: <a href="mailto:contato@portico.example">contato@portico.example</a>, answered within a working day.</li><li><strong>Complaints</strong>: if the first answer did not solve it, open a new request under Feedback and complaints, with the number of your case.</li></ul>',
      },
    },
  ],
}
