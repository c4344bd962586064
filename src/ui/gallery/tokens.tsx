import { Specimen } from './specimen.tsx';

// Class names in full: the style sheet is made from what stands in the source.
const colours = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['field-line', 'bg-field-line'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['primary', 'bg-primary'],
  ['primary-soft', 'bg-primary-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['deep', 'bg-deep'],
  ['marigold', 'bg-marigold'],
  ['sky', 'bg-sky'],
  ['coral', 'bg-coral'],
  ['plum', 'bg-plum'],
] as const;

export function Tokens() {
  return (
    <>
      <Specimen name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          {colours.map(([name, ground]) => (
            <li key={name} className="grid gap-2 text-sm">
              <span className={`h-16 rounded-md border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p className="text-h1 font-display font-bold">Heading one</p>
        <p className="text-h2 font-display font-bold">Heading two</p>
        <p className="text-h3 font-display font-bold">Heading three</p>
        <p className="text-lead text-muted">A lead says in one sentence what a page is about.</p>
        <p>Running text is set in the reader’s own system face.</p>
        <p className="text-sm text-muted">Small text explains; it never carries what must be read.</p>
      </Specimen>
    </>
  );
}
