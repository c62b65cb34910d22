/** The mark: a machine's window with three shelves and the product that just fell. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1668dc" />
      <path
        d="M9 8.500h14a1.500 1.500 0 0 1 1.500 1.500v12a1.500 1.500 0 0 1-1.500 1.500H9A1.500 1.500 0 0 1 7.500 22V10A1.500 1.500 0 0 1 9 8.500z"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <path d="M11 12.500h6M11 16h6M20.500 12v4" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M11 20h10" stroke="#8fc1ff" strokeWidth="2.400" strokeLinecap="round" />
    </svg>
  );
}
