/** Blog articles about games and payments. */
import type { Publication } from '../../../platform/domain/base/content/publication.ts'
import { authors } from './authors.ts'

export const playArticles: readonly Publication[] = [
  {
    kind: 'BLOG',
    slug: 'como-funciona-o-rtp',
    publishedOn: '2026-11-20',
    author: authors.games,
    picture: 'rtp-seven-coins-compass',
    title: { pt: 'Como funciona o RTP', en: 'How RTP works' },
    summary: {
      pt: 'O número que aparece em cada jogo é uma média de milhões de rodadas. O que ele diz, o que não diz e quanto custa jogar.',
      en: 'The number shown with each game is an average over millions of rounds. What it tells you, what it does not, and what playing costs.',
    },
    content: {
      pt: '<p>RTP é a sigla em inglês de “retorno ao jogador”. Um jogo com RTP de 96% devolve em prêmios, na média de um número enorme de rodadas, R$ 96 de cada R$ 100 apostados. Os outros R$ 4 são a margem da casa.</p><h2>É uma média, não uma promessa</h2><p>O RTP soma as rodadas de todas as pessoas, durante muito tempo. Em uma noite, quase ninguém recebe exatamente 96%: a maioria recebe menos, e poucos recebem muito mais. Um prêmio grande de alguém já está dentro da conta.</p><h2>Uma rodada não sabe da anterior</h2><p>O resultado vem de um gerador de números aleatórios. Depois de cem rodadas sem prêmio, a próxima tem a mesma chance que a primeira. Não existe jogo “quente”, nem horário melhor, nem valor de aposta que mude isso.</p><h2>Quanto custa jogar</h2><p>Com o RTP dá para estimar o preço da diversão:</p><table><thead><tr><th scope="col">RTP</th><th scope="col">Custo médio de 500 rodadas de R$ 1</th></tr></thead><tbody><tr><td>97%</td><td>R$ 15</td></tr><tr><td>96%</td><td>R$ 20</td></tr><tr><td>94%</td><td>R$ 30</td></tr></tbody></table><p>O custo verdadeiro de um dia pode ser muito diferente, para mais ou para menos: isso depende da <a href="/blog/volatilidade-explicada">volatilidade</a>. Mas quanto mais se joga, mais perto da média se chega, e a média é sempre a favor da casa.</p><h2>Onde ver</h2><p>Na página de cada jogo, antes de abrir. O número é do estúdio que fez o jogo; a Portico não pode alterá-lo.</p>',
      en: '<p>RTP stands for “return to player”. A game with an RTP of 96% pays back, on average over a huge number of rounds, R$ 96 of every R$ 100 bet. The other R$ 4 is the house edge.</p><h2>An average, not a promise</h2><p>RTP adds up everyone’s rounds, over a long time. In one evening, hardly anyone gets exactly 96%: most get less, and a few get much more. Someone else’s big win is part of the sum.</p><h2>A round does not know about the last one</h2><p>Results come from a random number generator. After a hundred rounds without a win, the next one has the same chance as the first. There is no “hot” game, no better time, and no stake that changes that.</p><h2>What playing costs</h2><p>With the RTP, you can estimate the price of the fun:</p><table><thead><tr><th scope="col">RTP</th><th scope="col">Average cost of 500 rounds of R$ 1</th></tr></thead><tbody><tr><td>97%</td><td>R$ 15</td></tr><tr><td>96%</td><td>R$ 20</td></tr><tr><td>94%</td><td>R$ 30</td></tr></tbody></table><p>What a day really costs can be very different, more or less: that depends on <a href="/blog/volatilidade-explicada">volatility</a>. But the more you play, the closer you get to the average, and the average always favours the house.</p><h2>Where to see it</h2><p>On each game’s page, before you open it. The number is set by the studio that made the game; Portico cannot change it.</p>',
    },
  },
  {
    kind: 'BLOG',
    slug: 'saque-por-pix-passo-a-passo',
    publishedOn: '2026-09-29',
    author: authors.payments,
    picture: 'pix-coins-bolt-chest',
    title: { pt: 'Saque por Pix, passo a passo', en: 'Withdrawing by Pix, step by step' },
    summary: {
      pt: 'O que preparar antes do primeiro saque, o que acontece depois do pedido e o que fazer se o dinheiro não chegar.',
      en: 'What to prepare before your first withdrawal, what happens after you ask, and what to do if the money does not arrive.',
    },
    content: {
      pt: '<p>Um saque demora quando falta alguma coisa. Com tudo pronto, são poucos minutos de formulário e um Pix na conta.</p><h2>Antes do primeiro saque</h2><ol><li><strong>Identidade.</strong> CPF, nome e data de nascimento são confirmados antes do primeiro depósito; veja em <a href="/member/identity">Verificação de identidade</a>. Quando os saques passam de R$ 10.000 no total, pedimos também um documento e fotos do rosto.</li><li><strong>Chave Pix.</strong> Cadastre uma chave no seu nome. A lei só permite pagar ao próprio titular da conta.</li><li><strong>Senha de transação.</strong> Seis dígitos, diferentes da senha de acesso, que confirmam cada saque.</li></ol><h2>O pedido</h2><p>Em <a href="/member/withdraw">Sacar</a> você vê quanto está disponível, o mínimo e o máximo, quantos saques ainda são grátis no dia e a taxa depois deles. Se um bônus ou depósito ainda precisa ser apostado, a página mostra quanto falta.</p><h2>O que acontece depois</h2><p>O pedido passa por uma análise e segue para o banco. O pagamento sai em até 120 minutos. Até ir para o banco, dá para cancelar: o valor volta na hora.</p><h2>Pago, e agora?</h2><p>Confira o extrato e informe na página do saque se chegou tudo. Se veio só uma parte ou nada, informe ali mesmo e anexe uma imagem do extrato: verificamos com o banco e o que faltar volta para a carteira. Sem aviso em 24 horas, o saque conta como recebido.</p>',
      en: '<p>A withdrawal takes long when something is missing. With everything ready, all it takes is a short form, and the Pix is in your account.</p><h2>Before your first withdrawal</h2><ol><li><strong>Identity.</strong> CPF, name and date of birth are confirmed before the first deposit; see <a href="/member/identity">Identity check</a>. Once your withdrawals exceed R$ 10,000 in total, we also ask for a document and photos of your face.</li><li><strong>Pix key.</strong> Register a key in your own name. The law only allows payments to the account holder.</li><li><strong>Transaction password.</strong> Six digits, different from your login password, that confirm each withdrawal.</li></ol><h2>The request</h2><p>Under <a href="/member/withdraw">Withdraw</a>, you see what is available, the minimum and maximum, how many withdrawals are still free today, and the fee after that. If a bonus or deposit still has to be wagered, the page shows how much is left.</p><h2>What happens then</h2><p>The request is reviewed and goes to the bank. It is paid within 120 minutes. Until it goes to the bank, you can cancel it: the money is back at once.</p><h2>Paid: what now?</h2><p>Check your bank statement, and report on the withdrawal’s page whether all of it arrived. If only part of it came, or nothing, report it there and add a picture of your statement: we check with the bank, and what is missing goes back to your wallet. Without a report within 24 hours, the withdrawal counts as received.</p>',
    },
  },
  {
    kind: 'BLOG',
    slug: 'volatilidade-explicada',
    publishedOn: '2026-09-02',
    author: authors.games,
    picture: 'volatility-volcano-wave-dice',
    title: {
      pt: 'Volatilidade: por que dois jogos de 96% são tão diferentes',
      en: 'Volatility: why two 96% games are so different',
    },
    summary: {
      pt: 'Dois jogos com o mesmo RTP podem dar noites opostas. A volatilidade diz com que frequência os prêmios vêm.',
      en: 'Two games with the same RTP can make for opposite evenings. Volatility tells you how often wins come.',
    },
    content: {
      pt: '<p>O <a href="/blog/como-funciona-o-rtp">RTP</a> diz quanto um jogo devolve na média. A volatilidade diz <em>como</em> ele devolve: aos poucos, ou tudo de uma vez e raramente.</p><ul><li><strong>Baixa</strong>: prêmios pequenos e frequentes. O saldo sobe e desce devagar.</li><li><strong>Média</strong>: um pouco de cada.</li><li><strong>Alta</strong>: longas sequências sem nada e, de vez em quando, um prêmio grande. O saldo pode acabar antes que ele venha.</li></ul><h2>Qual escolher</h2><p>Nenhuma delas paga mais: o custo médio é o do RTP. A diferença está na emoção. Com R$ 50 para uma noite, um jogo de volatilidade baixa costuma durar mais; um de alta pode consumir tudo em minutos.</p><p>Uma regra simples: quanto maior a volatilidade, menor deve ser a aposta em relação ao que você separou para gastar.</p><h2>O que a volatilidade não é</h2><p>Ela não quer dizer que um prêmio grande está “para sair”. Cada rodada começa do zero. Aumentar a aposta depois de uma sequência ruim é a maneira mais comum de perder mais do que se queria.</p><p>A página de cada caça-níquel e de cada jogo de pesca mostra a volatilidade informada pelo estúdio.</p>',
      en: '<p><a href="/blog/como-funciona-o-rtp">RTP</a> tells you how much a game pays back on average. Volatility tells you <em>how</em>: bit by bit, or all at once and rarely.</p><ul><li><strong>Low</strong>: small wins, often. Your balance rises and falls slowly.</li><li><strong>Medium</strong>: a bit of both.</li><li><strong>High</strong>: long runs of nothing and, now and then, a big win. Your balance may run out before it comes.</li></ul><h2>Which to choose</h2><p>None of them pays more: the RTP sets the average cost. The difference is the ride. With R$ 50 for an evening, a low-volatility game tends to last longer; a high-volatility one may take it all in minutes.</p><p>A simple rule: the higher the volatility, the lower your stake should be, relative to what you have set aside to spend.</p><h2>What volatility is not</h2><p>It does not mean that a big win is “due”. Every round starts from scratch. Raising your stake after a bad run is the most common way to lose more than you meant to.</p><p>The page of each slot and fishing game shows the volatility stated by its studio.</p>',
    },
  },
]
