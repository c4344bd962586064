import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Spinner } from '../button.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FactRows } from '../fact-rows.tsx';
import { Failed } from '../failed.tsx';
import { FeatureList } from '../feature-list.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { StepLine } from '../step-line.tsx';
import { Specimen } from './specimen.tsx';

/** Containers of content and placeholders. */
export function Surfaces() {
  return (
    <>
      <Specimen name="Card, badges, avatars">
        <Card className="grid max-w-md gap-4">
          <div className="flex flex-wrap gap-2">
            <Badge>Neutral</Badge>
            <Badge tone="primary">Primary</Badge>
            <Badge tone="marigold">Marigold</Badge>
            <Badge tone="sky">Sky</Badge>
          </div>
          <div className="flex items-center gap-3">
            <Avatar id="a" name="Ada" size="large" />
            <Avatar id="b" name="Grace" />
            <Avatar id="c" name="Linus" size="small" />
            <Avatar id="d" name={null} />
          </div>
        </Card>
      </Specimen>
      <Specimen name="Data list">
        <FactRows
          rows={[
            { term: 'Schedule', text: 'Eight weeks, Tuesdays and Thursdays' },
            { term: 'Instructor', text: 'A name with a short role' },
          ]}
        />
      </Specimen>
      <Specimen name="Feature list">
        <FeatureList items={[{ title: 'A feature', text: 'What it is good for.' }]} />
      </Specimen>
      <Specimen name="Steps">
        <StepLine
          steps={[
            { title: 'Look', text: 'Read what it is about.' },
            { title: 'Join', text: 'One press.' },
            { title: 'Say', text: 'Rate it.' },
          ]}
        />
      </Specimen>
      <Specimen name="Progress">
        <ProgressBar label="A course" percent={25} text="3 of 12 lessons" />
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure title="A question">Its answer.</Disclosure>
      </Specimen>
      <Specimen name="Empty, loading">
        <EmptyState text="Nothing here yet." />
        <Failed text="That could not be loaded." retry="Try again" onRetry={() => undefined} />
        <SkeletonLines />
        <Spinner />
      </Specimen>
    </>
  );
}
