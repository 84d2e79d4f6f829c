import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'

/** Shows an order, or the form for a new one when it is undefined. */
type OpenDeposit = (orderId: string | undefined) => void

/** Around deposits that are shown within something that must not be left, such as a game. */
export const DepositPlace = createContext<OpenDeposit | undefined>(undefined)

const addressOf = (orderId: string | undefined): string =>
  orderId === undefined ? paths.member('deposit') : paths.deposit(orderId)

/** Goes to an order or to the form: in the place that is around it, else at their addresses. */
export function useOpenDeposit(): OpenDeposit {
  const openHere = useContext(DepositPlace)
  const navigate = useNavigate()
  return openHere ?? ((orderId) => void navigate(addressOf(orderId)))
}

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  /** Undefined leads to the form for a new one. */
  orderId: string | undefined
}

/** A link to an order or to the form, which opens in the place that is around it. */
export function DepositLink({ orderId, ...rest }: Props) {
  const openHere = useContext(DepositPlace)
  return (
    <Link
      {...rest}
      to={addressOf(orderId)}
      onClick={(event) => {
        if (!openHere) return
        event.preventDefault()
        openHere(orderId)
      }}
    />
  )
}
