type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'children' | 'attributes'>
> & {
  /** Attributes that are set with `setAttribute`, such as `aria-*`. */
  attributes?: Record<string, string>
}

/** Creates an element with properties and children. Strings become text nodes, never markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, ...properties }: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/**
 * Creates a control with its label. The label is beside the control, above it (`wide`), or after a
 * checkbox (`choice`).
 */
export function createField(
  label: string,
  control: HTMLInputElement | HTMLSelectElement,
  shape: 'field' | 'field wide' | 'choice' = 'field',
): HTMLDivElement {
  control.id = label.toLowerCase().replaceAll(/\W+/g, '-')
  const text = createElement('label', { htmlFor: control.id }, label)
  const parts = shape === 'choice' ? [control, text] : [text, control]
  return createElement('div', { className: shape }, ...parts)
}

/** Row of buttons, which wraps if the panel is narrow. */
export const createRow = (...buttons: Node[]): HTMLDivElement =>
  createElement('div', { className: 'row' }, ...buttons)

/**
 * Button that runs an action. `tell` shows the message that the action returns, or the action's
 * error.
 */
export function createButton(
  label: string,
  act: () => string | undefined | Promise<string | undefined>,
  tell: (message: string) => void,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label)
  button.addEventListener('click', async () => {
    try {
      const message = await act()
      if (message !== undefined) tell(message)
    } catch (error) {
      tell(`${label}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return button
}
