import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import { useMoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { refetchWallets, type Wallets } from '../wallets.queries.ts'
import { sumWithVendors } from './walletList.ts'

type Props = { wallets: Wallets; isSingle: boolean }
type Recalled = Value<'POST /wps/v2/wallets/recall'>

/** Balances with vendors, and a button to move all of them back to the main wallet (ACT-09). */
export function VendorWallets({ wallets, isSingle }: Props) {
  const client = useQueryClient()
  const [recalled, setRecalled] = useState<Recalled>()
  const request = useMoneyRequest({
    form: 'walletRecall',
    send: (_: { amount: string }, idempotencyKey) =>
      write('POST /wps/v2/wallets/recall', {}, { idempotencyKey }),
    onDone: (answer) => {
      setRecalled(answer)
      return refetchWallets(client)
    },
  })
  const { vendors } = wallets
  const sum = sumWithVendors(wallets)
  const hasNothingToShow = vendors.length === 0 && recalled === undefined
  if (isSingle && hasNothingToShow && request.phase === 'idle' && !request.leftover) return null
  return (
    <Panel title={<FormattedMessage id="wallet.wallets.vendors" />}>
      {isSingle && (
        <p className={textClasses.caption}>
          <FormattedMessage id="wallet.wallets.single" />
        </p>
      )}
      <FactList
        facts={vendors.map(({ vendor, name, balance }) => ({
          id: vendor,
          term: <bdi>{name}</bdi>,
          value: <MarketMoney amount={balance} />,
        }))}
      />
      {sum === '0.00' ? (
        <p className={textClasses.caption}>
          <FormattedMessage id="wallet.wallets.nothingWithVendors" />
        </p>
      ) : (
        <Button
          className={layoutClasses.start}
          isBusy={request.isSending}
          onClick={() => {
            setRecalled(undefined)
            void request.submit({ amount: sum })
          }}
        >
          {/* The span keeps the text in one piece: a button separates its children with gaps. */}
          <span>
            <FormattedMessage
              id="wallet.wallets.takeBack"
              values={{ amount: <MarketMoney amount={sum} /> }}
            />
          </span>
        </Button>
      )}
      <RequestNotice request={request} />
      {recalled && <BackAgain recalled={recalled} />}
    </Panel>
  )
}

function BackAgain({ recalled: { amount, main, wallets } }: { recalled: Recalled }) {
  return (
    <Notice tone="good" role="status" title={<FormattedMessage id="wallet.wallets.back" />}>
      <p>
        <FormattedMessage
          id="wallet.wallets.backText"
          values={{
            count: wallets,
            amount: <MarketMoney amount={amount} />,
            main: <MarketMoney amount={main} />,
          }}
        />
      </p>
    </Notice>
  )
}
