import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { moneyText } from '../../../kit/format/money.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { OkButton } from '../../../kit/modal/OkButton.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import { useMoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { refetchWallets } from '../wallets.queries.ts'
import classes from './bonuses.module.css'
import { type Bonus, bonusesQuery } from './bonuses.queries.ts'

/** Asks for confirmation before a bonus is given up, and states the loss. */
export function GiveUpBonusDialog({ bonusId }: { bonusId: string }) {
  const bonuses = useQuery(bonusesQuery())
  return (
    <QueryPart query={bonuses} placeholder={<Skeleton count={2} />}>
      {({ items }) => {
        const bonus = items.find((one) => one.bonusId === bonusId)
        return bonus ? <GiveUp bonus={bonus} /> : <Ended />
      }}
    </QueryPart>
  )
}

/**
 * Mutation that gives up a bonus. `submit` receives the lost `amount` only for the messages; the
 * request does not contain the amount.
 */
function useGiveUp(bonusId: string) {
  const client = useQueryClient()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  return useMoneyRequest({
    form: `giveUp.${bonusId}`,
    send: (_: { amount: string }, idempotencyKey) =>
      write(
        'POST /wps/v2/wallets/bonuses/{bonusId}/giveUp',
        { path: { bonusId } },
        { idempotencyKey },
      ),
    onDone: ({ amount }) => {
      const text = {
        id: 'wallet.bonuses.givenUp',
        values: { amount: moneyText(amount, currencySymbol, language) },
      } as const
      return closeModal().then(() => {
        showToast('success', text)
        return refetchWallets(client)
      })
    },
  })
}

function GiveUp({ bonus: { bonusId, title, cost, left } }: { bonus: Bonus }) {
  const intl = useIntl()
  const request = useGiveUp(bonusId)
  return (
    <div className={layoutClasses.stack16}>
      <RequestNotice request={request} />
      <p>{intl.formatMessage({ id: 'wallet.bonuses.question' }, { title })}</p>
      <dl className={classes.costs}>
        <div>
          <dt>
            <FormattedMessage id="wallet.bonuses.cost" />
          </dt>
          <dd>
            <MarketMoney amount={cost} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="wallet.bonuses.left" />
          </dt>
          <dd>
            <MarketMoney amount={left} />
          </dd>
        </div>
      </dl>
      <p className={textClasses.caption}>
        <FormattedMessage id="wallet.bonuses.final" />
      </p>
      <div className={classes.actions}>
        <Button data-autofocus onClick={() => void closeModal()}>
          <FormattedMessage id="wallet.bonuses.keep" />
        </Button>
        <Button
          variant="danger"
          isBusy={request.isSending}
          onClick={() => void request.submit({ amount: cost })}
        >
          {/* The span keeps the text in one piece: a button separates its children with gaps. */}
          <span>
            <FormattedMessage
              id="wallet.bonuses.giveUpCost"
              values={{ amount: <MarketMoney amount={cost} /> }}
            />
          </span>
        </Button>
      </div>
    </div>
  )
}

/** Note for a bonus that ended while the dialog was open or in another tab. */
const Ended = () => (
  <div className={layoutClasses.stack16}>
    <p role="status">
      <FormattedMessage id="errors.bonusEnded" />
    </p>
    <div className={classes.actions}>
      <OkButton />
    </div>
  </div>
)
