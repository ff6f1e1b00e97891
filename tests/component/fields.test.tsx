import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PinField } from '@/features/personalliggare/kiosk/PinField';
import { Select } from '@/ui/controls/Select';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { Form } from '@/ui/forms/Form';

test('a select shows its value again when a choice is refused', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Select
      aria-label="Steg"
      value="ready"
      onChange={({ currentTarget }) => void chosen.push(currentTarget.value)}
    >
      <option value="ready">Klar</option>
      <option value="paid">Betald</option>
    </Select>,
  );
  await user.selectOptions(screen.getByLabelText('Steg'), 'Betald');
  expect(chosen).toEqual(['paid']);
  expect(screen.getByLabelText('Steg')).toHaveDisplayValue('Klar');
});

test('a select says when its value is none of its options', () => {
  render(
    <SelectField
      label="Person"
      name="person"
      value="gone"
      options={[['', 'Alla']]}
      onChange={() => {}}
    />,
  );
  expect(screen.getByLabelText('Person')).toHaveDisplayValue('Okänd');
});

test('a code shows as many dots as it has digits', async () => {
  const user = userEvent.setup();
  function Code() {
    const [value, setValue] = useState('');
    return <PinField label="Din kod" value={value} onChange={setValue} />;
  }
  render(<Code />);
  await user.type(screen.getByLabelText('Din kod'), '1a2b3456789');
  expect(screen.getByLabelText('Din kod')).toHaveValue('123456');
});

test('an error stays until its field is mended, also when the field is left', async () => {
  const user = userEvent.setup();
  render(
    <Form onSubmit={() => {}} pending={false} message={null}>
      <Field label="E-post" name="email" type="email" required />
    </Form>,
  );
  const email = screen.getByLabelText('E-post');
  await user.type(email, 'anna{Enter}');
  await user.tab();
  expect(email).toHaveAccessibleDescription(/^Skriv hela e-postadressen/);
  await user.type(email, '@berg.example');
  expect(email).not.toHaveAttribute('aria-invalid');
});

test('a dialog stays when a file is not chosen in it after all', () => {
  let closed = 0;
  render(
    <Dialog title="Läs in" onClose={() => (closed += 1)}>
      <input type="file" aria-label="Fil" />
    </Dialog>,
  );
  screen.getByLabelText('Fil').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(closed).toBe(0);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(closed).toBe(1);
});
