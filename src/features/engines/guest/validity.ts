const emailForm = /^[^\s@]+@[^\s@]+$/;

/** Returns the message of a browser's validation of a field; empty if the field is valid. */
export function checkField(field: HTMLInputElement): string {
  if (field.disabled || field.matches('button, [readonly]')) return '';
  const { value, type } = field;
  const isEmpty = type === 'checkbox' || type === 'radio' ? !isTicked(field) : value === '';
  if (field.hasAttribute('required') && isEmpty) return 'Please fill out this field.';
  if (value === '' || isEmpty) return '';
  if (type === 'email' && !emailForm.test(value)) return 'Please enter an email address.';
  const pattern = field.getAttribute('pattern');
  if (pattern !== null && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return 'Please match the requested format.';
  if (value.length < Number(field.getAttribute('minlength') ?? 0)) return 'Please use more characters.';
  return type === 'number' ? checkNumber(field, Number(value)) : '';
}

function isTicked(box: HTMLInputElement): boolean {
  if (box.type === 'checkbox' || box.name === '') return box.checked;
  const all = (box.form ?? box.ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]');
  return [...all].some(({ name, checked }) => name === box.name && checked);
}

function checkNumber(field: HTMLInputElement, value: number): string {
  const [min, max] = [field.getAttribute('min'), field.getAttribute('max')];
  if (Number.isNaN(value)) return 'Please enter a number.';
  if (min !== null && value < Number(min)) return `Value must be greater than or equal to ${min}.`;
  if (max !== null && value > Number(max)) return `Value must be less than or equal to ${max}.`;
  return '';
}
