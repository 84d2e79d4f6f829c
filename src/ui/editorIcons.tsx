import { Icon } from './icons.tsx'

export const GripIcon = () => (
  <Icon>
    <path
      d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
      strokeWidth="2.4"
    />
  </Icon>
)

export const UndoIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M4 8h8a4.5 4.5 0 0 1 0 9H8M7.5 4.5 4 8l3.5 3.5" />
    </g>
  </Icon>
)

export const RedoIcon = () => (
  <Icon>
    <g className="mirrored">
      <path d="M16 8H8a4.5 4.5 0 0 0 0 9h4M12.5 4.5 16 8l-3.5 3.5" />
    </g>
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
)

export const TrashIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.7 10a1.2 1.2 0 0 0 1.2 1h5.2a1.2 1.2 0 0 0 1.2-1l.7-10M8.3 9v4.5M11.7 9v4.5" />
  </Icon>
)
