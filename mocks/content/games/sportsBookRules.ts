/** Rules of the sports book, as its page explains them. */
export const sportsBookRules = {
  pt: [
    {
      title: 'Como apostar',
      texts: [
        'Toque em uma odd para colocá-la no cupom. Em simples, cada seleção é uma aposta. Em múltipla, todas precisam ganhar, e as odds se multiplicam.',
        'Uma múltipla tem de 2 a {most} seleções, cada uma de um jogo diferente.',
        'O valor vai de {minimum} a {maximum}, em passos de {step}. O retorno máximo de uma aposta é {cap}.',
      ],
    },
    {
      title: 'Odds que mudam',
      texts: [
        'As odds valem no momento em que a aposta é aceita. Você escolhe se aceita mudanças; sem a sua permissão, nada é apostado. O valor nunca é reduzido.',
        'Uma aposta ao vivo é confirmada depois de 2 segundos. Se sair um gol ou o mercado for suspenso nesse tempo, ela é recusada.',
        'Transmissões ao vivo têm atraso. O jogo pode estar à frente do que você vê.',
      ],
    },
    {
      title: 'Como as apostas são pagas',
      texts: [
        'Cada seleção multiplica o valor por: resultado × odd × empate técnico × (1 − anulação) + anulação.',
        'Linhas em quartos (−0,25; 2,75) são duas meias apostas nas linhas vizinhas. Meio ganha paga (odd + 1) ÷ 2, e meio perdida devolve metade.',
        'Linha igual ao resultado, ou jogo cancelado: a seleção é anulada e vale 1,00. Em uma múltipla as outras continuam.',
        'Tempo com mais gols: se os dois tempos têm os mesmos gols, há empate técnico, e cada lado recebe metade da odd.',
        'Se um resultado for corrigido depois do jogo, a aposta é paga de novo pelo resultado certo, e avisamos você.',
      ],
    },
    {
      title: 'Encerrar aposta',
      texts: [
        'O valor é o retorno possível vezes a chance justa das seleções em aberto, menos 5%. Ele só vale para a aposta inteira.',
        'Enquanto um mercado da aposta está suspenso, não dá para encerrar. Se o valor cair antes da confirmação, perguntamos de novo.',
      ],
    },
  ],
  en: [
    {
      title: 'How to bet',
      texts: [
        'Press a price to put it on the slip. With singles, each selection is a bet. In a multiple all of them must win, and the odds multiply.',
        'A multiple has 2 to {most} selections, each from a different match.',
        'Stakes go from {minimum} to {maximum}, in steps of {step}. The highest return of a bet is {cap}.',
      ],
    },
    {
      title: 'Odds that move',
      texts: [
        'Odds count at the moment the bet is accepted. You choose which moves you accept; without your consent nothing is placed. A stake is never cut.',
        'A live bet is confirmed after 2 seconds. A goal or a suspension in that time refuses it.',
        'Live broadcasts are delayed. The match may be ahead of what you see.',
      ],
    },
    {
      title: 'How bets are settled',
      texts: [
        'Each selection multiplies the stake by: result × odds × dead heat × (1 − void) + void.',
        'Quarter lines (−0.25, 2.75) are two half bets on the neighbouring lines. Half won pays (odds + 1) ÷ 2, and half lost returns half.',
        'A line equal to the result, or a cancelled match: the selection is void and counts as 1.00. The others of a multiple go on.',
        'Half with more goals: if both halves have the same number, it is a dead heat and each side gets half the odds.',
        'If a result is corrected after the match, the bet is settled again by the right one, and we tell you.',
      ],
    },
    {
      title: 'Cash-out',
      texts: [
        'The value is the possible return times the fair chance of the open selections, less 5%. It is for the whole bet only.',
        'There is no cash-out while a market of the bet is suspended. If the value falls before you confirm, we ask again.',
      ],
    },
  ],
}
