import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { gradeMessages as texts } from './messages.ts';

interface LowerGradeDialogProps {
  readonly from: number;
  /** Null while nothing is asked. */
  readonly to: number | null;
  /** Whether the learner had passed by the grade, and has not any more. */
  readonly losesPass: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before points are taken away: a typing error would do it too. */
export function LowerGradeDialog({ from, to, losesPass, onClose, onConfirm }: LowerGradeDialogProps) {
  return (
    <Dialog
      open={to !== null}
      title={texts.lowerTitle(from, to ?? from)}
      onClose={onClose}
      closeLabel={texts.cancel}
      action={
        <Button variant="danger" onClick={onConfirm}>
          {texts.lower}
        </Button>
      }
    >
      {texts.lowerText(losesPass)}
    </Dialog>
  );
}
