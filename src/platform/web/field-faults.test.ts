import { expect, test } from 'vitest';
import { fieldFaults, formFailureText } from './field-faults.ts';
import { ApiError } from './rpc.ts';

const labels = { title: 'Title', id: 'ID' };
const refused = (fields: { path: string; message: string }[], code = 'invalid-input') =>
  new ApiError({ code, status: 400, detail: 'Please check the fields.', fields });

test('a refused field is named by its label, and so is the message of its form', () => {
  const error = refused([
    { path: 'body.id', message: 'has lowercase letters, digits and hyphens' },
    { path: 'body.title', message: 'Invalid input' },
    { path: 'body.hidden', message: 'is wrong' },
  ]);
  const faults = fieldFaults(error, labels);
  expect(faults).toEqual({ id: 'ID has lowercase letters, digits and hyphens.', title: 'Title is not valid.' });
  expect(formFailureText(error, faults, 'Failed.')).toBe(
    'ID has lowercase letters, digits and hyphens. Title is not valid.',
  );
});

test('a refusal of one field alone marks that field; any other failure marks none', () => {
  const taken = refused([], 'content-exists');
  expect(fieldFaults(taken, labels, { 'content-exists': 'id' })).toEqual({ id: 'Please check the fields.' });
  expect(fieldFaults(taken, labels)).toEqual({});
  expect(formFailureText(new Error('offline'), fieldFaults(new Error('offline'), labels), 'Failed.')).toBe('Failed.');
});
