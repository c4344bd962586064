import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorLine } from '../error-line.tsx';
import { FileField } from '../file-field.tsx';
import { Rating, RatingDisplay } from '../rating.tsx';
import { StatusLine } from '../status-line.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { Specimen } from './specimen.tsx';

/** Buttons, fields and other controls. */
export function Controls() {
  const [isAsking, setAsking] = useState(false);
  const [rating, setRating] = useState(3);
  return (
    <>
      <Specimen name="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="accent">Accent</Button>
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
        </div>
      </Specimen>
      <Specimen name="Fields">
        <div className="grid max-w-md gap-5">
          <TextField label="Email" hint="A hint appears below." type="email" />
          <TextField label="Email" error="An error says what to do." defaultValue="ada@" />
          <TextArea label="Comment" rows={3} />
          <FileField label="CV" hint="A .pdf, .doc or .docx file." />
        </div>
      </Specimen>
      <Specimen name="Rating">
        <Rating label="Rating" nameOf={(stars) => `${stars} of 5`} value={rating} onChange={setRating} />
        <RatingDisplay value={rating} label={`${rating} of 5`} />
      </Specimen>
      <Specimen name="Lines">
        <StatusLine>Saved.</StatusLine>
        <ErrorLine>That did not work. Please try again.</ErrorLine>
      </Specimen>
      <Specimen name="Dialog">
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Delete the note …
        </Button>
        <Dialog
          open={isAsking}
          title="Delete this note?"
          closeLabel="Keep it"
          onClose={() => setAsking(false)}
          action={
            <Button variant="danger" onClick={() => setAsking(false)}>
              Delete
            </Button>
          }
        >
          You cannot undo this.
        </Dialog>
      </Specimen>
    </>
  );
}
