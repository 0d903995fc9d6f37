/** A number followed by its check digit (ISO/IEC 7812-1, annex B), which is calculated when the site is built. */
export function CheckDigit({ number }: { readonly number: string }) {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? doubled(digit) : digit), 0)
  return (
    <code translate="no">
      {number}
      <strong>{(10 - (sum % 10)) % 10}</strong>
    </code>
  )
}

function doubled(digit: number): number {
  return digit < 5 ? 2 * digit : 2 * digit - 9
}
