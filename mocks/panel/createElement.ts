type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'children' | 'attributes'>
> & {
  /** Attributes that have no property of their own, such as `aria-*`. */
  attributes?: Record<string, string>
}

/** An element with its properties and children; texts are texts, never markup. */
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
 * A control with its label: before it, above it when it is `wide`, behind it where it is a choice.
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

/** Buttons side by side, as far as there is room. */
export const createRow = (...buttons: Node[]): HTMLDivElement =>
  createElement('div', { className: 'row' }, ...buttons)

/** A button that says what it did, or that it failed. */
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
