import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { gradeMessages as texts } from './messages.ts';

interface LowerGradeDialogProps {
  readonly from: number;
  /** Null while there is nothing to confirm. */
  readonly to: number | null;
  /** True if the learner had passed with the grade, and no longer does. */
  readonly losesPass: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before lowering points, because a typing error would do it too. */
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
