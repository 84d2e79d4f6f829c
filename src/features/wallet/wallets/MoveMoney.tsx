import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Input, Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import { useMoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { refetchWallets, type Wallets } from '../wallets.queries.ts'
import { MoveForm } from './MoveForm.tsx'
import { useWalletName } from './useWalletName.ts'

type Move = Input<'POST /wps/relay/GCS_walletTransfer'>['body']
type Moved = Value<'POST /wps/relay/GCS_walletTransfer'>

/** Moves money between two wallets of the member (ACT-09). */
export function MoveMoney({ wallets }: { wallets: Wallets }) {
  const client = useQueryClient()
  const [moved, setMoved] = useState<Moved>()
  const request = useMoneyRequest({
    form: 'walletMove',
    send: (body: Move, idempotencyKey) =>
      write('POST /wps/relay/GCS_walletTransfer', { body }, { idempotencyKey }),
    onDone: (answer) => {
      setMoved(answer)
      void refetchWallets(client)
    },
  })
  return (
    <Panel title={<FormattedMessage id="wallet.move.title" />}>
      <MoveForm
        wallets={wallets}
        transferId={moved?.transferId}
        isSending={request.isSending}
        onSubmit={(move) => {
          setMoved(undefined)
          void request.submit(move)
        }}
      />
      {/* Below the button, because on a phone the title may be out of view. */}
      <RequestNotice request={request} />
      {moved && <Done move={moved} wallets={wallets} />}
    </Panel>
  )
}

function Done({ move: { amount, from, to }, wallets }: { move: Moved; wallets: Wallets }) {
  const nameOf = useWalletName(wallets)
  return (
    <Notice
      tone="good"
      role="status"
      title={
        <FormattedMessage
          id="wallet.move.done"
          values={{ amount: <MarketMoney amount={amount} /> }}
        />
      }
    >
      {[from, to].map(({ wallet, balance }) => (
        <p key={wallet}>
          <FormattedMessage
            id="wallet.move.holds"
            values={{ wallet: nameOf(wallet), balance: <MarketMoney amount={balance} /> }}
          />
        </p>
      ))}
    </Notice>
  )
}
