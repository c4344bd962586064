/** Sentence of a rule; text between backticks is code. */
export function RuleMessage({ message }: { readonly message: string }) {
  const pieces = message.split('`');
  return (
    <p className="break-words">
      {pieces.map((piece, place) =>
        place % 2 === 0 ? (
          piece
        ) : (
          <code key={place} translate="no">
            {piece}
          </code>
        ),
      )}
    </p>
  );
}
