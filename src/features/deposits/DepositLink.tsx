import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'

/** Opens an order, or the form for a new one when the id is undefined. */
type OpenDeposit = (orderId: string | undefined) => void

/**
 * Context of a dialog in which deposits open without navigation, such as the dialog over a game.
 */
export const DepositPlace = createContext<OpenDeposit | undefined>(undefined)

const addressOf = (orderId: string | undefined): string =>
  orderId === undefined ? paths.member('deposit') : paths.deposit(orderId)

/**
 * Returns a function that opens an order or the form: in the surrounding `DepositPlace`, otherwise
 * by navigation.
 */
export function useOpenDeposit(): OpenDeposit {
  const openHere = useContext(DepositPlace)
  const navigate = useNavigate()
  return openHere ?? ((orderId) => void navigate(addressOf(orderId)))
}

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & {
  /** Undefined for the form of a new order. */
  orderId: string | undefined
}

/** Link that opens an order or the form in the surrounding `DepositPlace`. */
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
