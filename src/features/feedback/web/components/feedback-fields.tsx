import type { ReactNode } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Rating } from '../../../../ui/rating.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { commentMaxLength } from '../../form-contract.ts';
import type { FeedbackInput } from '../data.ts';
import { feedbackMessages } from '../messages.ts';

const texts = feedbackMessages.form;

interface FeedbackFieldsProps {
  readonly form: UseFormReturn<FeedbackInput>;
  readonly hint: ReactNode;
}

/** Fields for the stars and the comment. */
export function FeedbackFields({ form: { control, register, formState }, hint }: FeedbackFieldsProps) {
  const { ref, ...rating } = useController({ control, name: 'rating' }).field;
  const { errors } = formState;
  return (
    <>
      <Rating
        ref={ref}
        label={texts.rating}
        nameOf={texts.stars}
        value={rating.value}
        onChange={rating.onChange}
        onBlur={rating.onBlur}
        error={errors.rating?.message}
      />
      <TextArea label={texts.comment} hint={hint} error={errors.comment?.message} {...register('comment')} />
    </>
  );
}

/** Errors of the feedback form's fields. */
export const feedbackFieldTexts = {
  rating: { missing: 'Please choose a rating from 1 to 5 stars.' },
  comment: {
    missing: 'Please write a comment.',
    tooLong: `Please shorten your comment to ${commentMaxLength} characters.`,
  },
} as const;
