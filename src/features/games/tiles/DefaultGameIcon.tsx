/** Icon of a game or vendor whose picture is missing. */
export function DefaultGameIcon() {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M15 16h18a9 9 0 0 1 8.8 7l1.6 7.4a5 5 0 0 1-8.7 4.3L31 31H17l-3.7 3.7a5 5 0 0 1-8.7-4.3L6.2 23A9 9 0 0 1 15 16ZM16 20.5v6M13 23.5h6M31 22h.01M34 25.5h.01" />
    </svg>
  )
}
