// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { CheckboxField } from './field/CheckboxField.tsx'
import { PasswordField } from './field/PasswordField.tsx'
import { SelectField } from './field/SelectField.tsx'
import { TextField } from './field/TextField.tsx'
import { Menu } from './Menu.tsx'
import { Segments } from './Segments.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

describe('form field', () => {
  it('a field is named by its label and described by its hint, then by its error', () => {
    const { rerender } = render(<TextField label="E-mail" hint="name@example.com" />)
    const input = screen.getByLabelText('E-mail')
    const description = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    expect(description()).toBe('name@example.com')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    rerender(<TextField label="E-mail" hint="name@example.com" error="Not an e-mail" />)
    expect(description()).toBe('Not an e-mail')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('a field reserves a line for its message, so that a message shifts nothing', () => {
    const { container } = render(<TextField label="E-mail" />)
    expect(container.querySelector('p')).not.toBeNull()
    expect(screen.getByLabelText('E-mail').getAttribute('aria-describedby')).toBeNull()
  })

  it('a field passes its attributes, ref and events to the control', async () => {
    const onBlur = vi.fn()
    const ref = vi.fn()
    render(
      <SelectField
        ref={ref}
        name="country"
        label="Country"
        placeholder="Choose"
        options={[{ value: 'BR', label: 'Brasil' }]}
        onBlur={onBlur}
        required
      />,
    )
    const select = screen.getByRole('combobox', { name: /Country/ })
    expect(ref).toHaveBeenCalledWith(select)
    await userEvent.selectOptions(select, 'Brasil')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(select.getAttribute('aria-required')).toBe('true')
  })

  it('a click on the eye button shows the password', async () => {
    render(<PasswordField label="Password" showLabel="Show password" defaultValue="secret" />)
    const eye = screen.getByRole('button', { name: 'Show password', pressed: false })
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    await userEvent.click(eye)
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    expect(eye.getAttribute('aria-pressed')).toBe('true')
  })

  it('a click on the label checks the checkbox', async () => {
    render(<CheckboxField label={<span>{'I am 18'}</span>} error="Required" />)
    const box = screen.getByRole('checkbox', { name: 'I am 18', description: 'Required' })
    await userEvent.click(screen.getByText('I am 18'))
    expect(box).toHaveProperty('checked', true)
  })
})

describe('text direction of controls', () => {
  const Choice = () => {
    const [chosenId, choose] = useState('a')
    const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
    return <Segments label="Letters" options={options} chosenId={chosenId} onChange={choose} />
  }

  it('[LANG-03] the left arrow key chooses the next option in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    render(<Choice />)
    const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true })
    chosen().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe(screen.getByLabelText('b'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(chosen()).toBe(screen.getByLabelText('c'))
    document.documentElement.removeAttribute('dir')
  })

  it('[LANG-03] amounts, codes and passwords are typed from left to right', () => {
    render(
      <>
        <TextField label="Amount" inputMode="decimal" leadingElement="R$" />
        <TextField label="Name" />
        <PasswordField label="Password" showLabel="Show" />
      </>,
    )
    const directionOf = (label: string) =>
      screen.getByLabelText(label).closest<HTMLElement>('[dir]')?.dir
    expect(['Amount', 'Name', 'Password'].map(directionOf)).toEqual(['ltr', undefined, 'ltr'])
  })
})

describe('busy button', () => {
  it('a busy button keeps its name, and a click on it neither calls `onClick` nor submits the form', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          {'Send'}
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('tabs', () => {
  function TwoTabs() {
    const [active, setActive] = useState<'name' | 'phone'>('name')
    const tabs = [
      { id: 'name', label: 'User name' },
      { id: 'phone', label: 'Phone' },
    ] as const
    return (
      <Tabs label="Ways" tabs={tabs} active={active} onChange={setActive}>
        {active}
      </Tabs>
    )
  }

  it('arrow keys and End select and focus tabs, and ArrowRight on the last tab selects the first', async () => {
    render(<TwoTabs />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'Phone' }).textContent).toBe('phone')
    expect(document.activeElement?.textContent).toBe('Phone')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('User name')
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('User name')
  })

  it('a panel keeps its field values when only one tab remains', async () => {
    const ways = (...ids: string[]) => (
      <Tabs
        label="Ways"
        tabs={ids.map((id) => ({ id, label: id }))}
        active="name"
        onChange={() => {}}
      >
        <TextField label="Your name" />
      </Tabs>
    )
    const { rerender } = render(ways('name', 'phone'))
    await userEvent.type(screen.getByLabelText('Your name'), 'ana')
    rerender(ways('name'))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana')
  })
})

describe('menu', () => {
  function aMenu(onSelect: (id: string) => void) {
    const items = ['Dark', 'Light', 'System'].map((label) => ({
      id: label,
      label,
      checked: label === 'Light',
      onSelect: () => onSelect(label),
    }))
    render(
      <>
        <Menu label="Theme" button="icon" items={items} />
        <button type="button">{'elsewhere'}</button>
      </>,
    )
    return screen.getByRole('button', { name: 'Theme' })
  }

  it('a menu focuses the selected entry, follows arrow keys and letters, and returns the focus to its button', async () => {
    const onSelect = vi.fn()
    const button = aMenu(onSelect)
    await userEvent.click(button)
    expect(document.activeElement?.textContent).toBe('Light')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Dark')
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('System')
    await userEvent.keyboard('d{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Dark')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('Escape and a click outside close a menu', async () => {
    const button = aMenu(() => {})
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    await userEvent.click(screen.getByText('elsewhere'))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
