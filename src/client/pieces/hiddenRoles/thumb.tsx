/** A thumb of one colour, whichever way it points; null: none was shown. */
export function Thumb({ up }: { readonly up: boolean | null }) {
  return (
    <svg class="thumb" viewBox="0 0 24 24" aria-hidden="true">
      {up === null ? (
        <path d="M6 12h12" />
      ) : (
        <path
          transform={up ? undefined : 'rotate(180 12 12)'}
          d="M4 11h3v9H4zM7 12l4-8c2 0 2.500 1.500 2 3.500L12.500 10H18c1.500 0 2 1 2 2l-1.500 6.500c-.3 1-1 1.500-2 1.500H7"
        />
      )}
    </svg>
  );
}
