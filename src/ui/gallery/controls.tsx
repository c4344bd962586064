import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorLine } from '../error-line.tsx';
import { FileField } from '../file-field.tsx';
import { Pagination } from '../pagination.tsx';
import { Rating, RatingDisplay } from '../rating.tsx';
import { StatusLine } from '../status-line.tsx';
import { Tabs } from '../tabs.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { Specimen } from './specimen.tsx';

/** What people press, fill in and choose. */
export function Controls() {
  const [isAsking, setAsking] = useState(false);
  const [rating, setRating] = useState(3);
  const [page, setPage] = useState(1);
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
          <TextField label="Email" hint="A hint stands beneath." type="email" />
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
      <Specimen name="Tabs">
        <Tabs
          label="Examples"
          tabs={[
            { title: 'First', panel: <p>The first panel.</p> },
            { title: 'Second', panel: <p>The second panel.</p> },
            { title: 'Third', panel: <p>The third panel.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <p className="text-sm text-muted">Page {page} of 3</p>
        <Pagination
          label="Pages of the example"
          labels={{ newer: 'Newer', older: 'Older' }}
          onNewer={page > 1 ? () => setPage(page - 1) : undefined}
          onOlder={page < 3 ? () => setPage(page + 1) : undefined}
        />
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
          It cannot be brought back.
        </Dialog>
      </Specimen>
    </>
  );
}
