import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';

const schema = v.object({ name: v.string() });

it('asks about what somebody has typed, and not about what has filled in itself', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const dialog = (person: string) => (
    <EditDialog
      title="Ny bokning"
      schema={schema}
      read={(data) => ({ name: textOf(data, 'name') })}
      onSave={() => {}}
      onRemove={undefined}
      onClose={onClose}
    >
      <Field label="Namn" name="name" />
      <input type="hidden" name="person" value={person} />
    </EditDialog>
  );
  const { rerender } = render(dialog(''));
  rerender(dialog('anders'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  onClose.mockClear();
  await user.type(screen.getByLabelText('Namn'), 'A');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Lämna utan att spara?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('saves once what is waited for has come, unless somebody types on', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  const dialog = (waitsFor: string | undefined) => (
    <EditDialog
      title="Ny bokning"
      schema={schema}
      read={(data) => ({ name: textOf(data, 'name') })}
      onSave={onSave}
      onRemove={undefined}
      onClose={() => {}}
      waitsFor={waitsFor}
    >
      <Field label="Namn" name="name" />
    </EditDialog>
  );
  const { rerender } = render(dialog('Söker ledig tid …'));
  await user.type(screen.getByLabelText('Namn'), 'A{Enter}');
  expect(screen.getByRole('button', { name: 'Söker ledig tid …' })).toBeVisible();
  await user.keyboard('n');
  rerender(dialog(undefined));
  expect(onSave).not.toHaveBeenCalled();

  rerender(dialog('Söker ledig tid …'));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await user.dblClick(screen.getByRole('button', { name: 'Söker ledig tid …' }));
  expect(onSave).not.toHaveBeenCalled();
  rerender(dialog(undefined));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'An' });
  expect(screen.getByRole('button', { name: 'Spara' })).toBeVisible();
});
